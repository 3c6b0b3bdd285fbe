import CICU
import CICUTesting
package import PropertyTesting

package import ThumbIndex

/// A text and what somebody types to find it.
package struct SearchCase: Sendable {
  package var text: String
  package var typed: String

  package init(text: String, typed: String) {
    (self.text, self.typed) = (text, typed)
  }
}

extension Gen<SearchCase> {
  /// Texts, with parts of them in other spellings, or anything, typed.
  package static let searches = searches(of: TextKind.all)

  /// The same with what filing rules look at before the text, of which a part may
  /// be typed.
  package static let ledSearches = Self(
    make: { numbers, size in
      var value = searches.make(&numbers, size)
      let starts = [
        "The ", "Dr. von ", "L’", "ال", "Prof. Dr. ", "“", "de la ", "d'",
        "'t ",
        "Der “", "🦊 ",
      ]
      let start = numbers.pick(starts)
      value.text = start + value.text
      if numbers.chance(oneIn: 3) {
        value.typed = start.suffix(numbers.number(in: 0...4)) + value.typed
      }
      return value
    },
    simplify: searches.simplify, show: searches.show)

  package static func searches(of kinds: [TextKind]) -> Self {
    let texts = Gen<[String]>.relatives(3, of: kinds)
    return Gen(
      make: { numbers, size in
        let made = texts.make(&numbers, size)
        // A part of a relative, cut between characters or between scalars.
        let scalars = Array(numbers.pick(made).unicodeScalars)
        let start = numbers.number(in: 0...scalars.count)
        let end = numbers.number(in: start...scalars.count)
        let part = String(String.UnicodeScalarView(scalars[start..<end]))
        return SearchCase(
          text: made[0],
          typed: numbers.chance(oneIn: 3) ? made[1] : part)
      },
      simplify: { value, stillFails in
        for keyPath in [\SearchCase.text, \.typed] {
          var simpler = value
          let found = Gen<String>.texts.simplify(value[keyPath: keyPath]) {
            simpler[keyPath: keyPath] = $0
            return stillFails(simpler)
          }
          if let found {
            simpler[keyPath: keyPath] = found
            return simpler
          }
        }
        return nil
      },
      show: { "text \(shown($0.text))\ntyped \(shown($0.typed))" })
  }
}

extension FilingRules {
  /// Rules that pass over all that there is.
  package static let all: Self = {
    var rules = Self()
    rules.articleLanguages = LeadingArticles.languages
    rules.honorifics = NameWords.honorifics(of: NameWords.honorificLanguages)
    rules.particles = NameWords.particles(of: NameWords.particleLanguages)
    rules.companyForms = CompanyForms.words(of: CompanyForms.languages)
    rules.openingPunctuation = .skip
    rules.dictionary = .test
    return rules
  }()

  /// Rules with a dictionary alone.
  package static let read: Self = {
    var rules = Self()
    rules.dictionary = .test
    return rules
  }()
}

extension ReadingDictionary {
  /// Words of texts that tests make, with readings of all kinds.
  package static let test: Self? = try? Self(
    """
    東京\tとうきょう\tとうけい
    東\tひがし\tあずま\tとう
    京\tきょう\tみやこ
    国\tくに\tこく
    曾国\tそうこく
    銀行\tぎんこう
    行\tこう\tぎょう\tいく
    会\tかい\tえ
    解\tかい\tjie
    音乐\tおんがく
    がっこう\t学校
    Mate\tメイト\tmeito
    々\tのま
    銀\tしろがね\tギン
    漢字\tかんじ
    字\tじ\tあざ
    曽\tー\t-
    """)
}

/// Folders that several tests use.
///
/// Held on to, as their tables take a while to fill and the library keeps a few.
package enum Plans {
  private struct Request: Hashable {
    let locale: String
    let options: SearchOptions
  }

  private static let made = Locked<[Request: FoldingPlan]>([:])

  package static func plan(
    _ locale: String, _ options: SearchOptions = SearchOptions()
  ) throws -> FoldingPlan {
    let request = Request(locale: locale, options: options)
    if let known = made.withLock({ $0[request] }) { return known }
    let plan = try FoldingPlan.shared(try Collator(locale), options)
    made.withLock { $0[request] = plan }
    return plan
  }
}

extension FoldingPlan {
  /// Whether a column of one row finds it.
  package func finds(
    _ typed: String, in text: String, _ scope: SearchScope = .contains
  ) -> Bool {
    FoldedColumn(self, texts: [text]).finds(typed, scope)
  }
}

extension FoldedColumn {
  package func finds(
    _ typed: String, _ scope: SearchScope = .contains
  ) -> Bool {
    plan.query(typed, scope: scope).terms.allSatisfy {
      matches(0, $0, scope: scope)
    }
  }
}

extension ICUOracle {
  /// Whether `usearch` finds a pattern in a text, at the collator's strength,
  /// and not by mistake.
  package func finds(_ typed: String, in text: String) -> Bool {
    guard let match = match(of: typed, in: text) else { return false }
    return !KnownContradiction.concerns(match: match, of: typed, by: self)
  }

  /// What `usearch` finds first for a pattern.
  private func match(of typed: String, in text: String) -> String? {
    let typed = Self.utf16(typed)
    let text = Self.utf16(text)
    if typed.isEmpty || text.isEmpty { return nil }
    var status: Int32 = 0
    // The search does not copy them: they must be there until it is closed.
    let match: Range<Int>? = unsafe typed.withUnsafeBufferPointer { typed in
      unsafe text.withUnsafeBufferPointer { text in
        let search = unsafe cicu_usearch_openFromCollator(
          typed.baseAddress, Int32(typed.count), text.baseAddress,
          Int32(text.count), collator, &status)
        guard status <= 0, let search = unsafe search else { return nil }
        defer { unsafe cicu_usearch_close(search) }
        let place = unsafe Int(cicu_usearch_first(search, &status))
        let length = unsafe Int(cicu_usearch_getMatchedLength(search))
        return status <= 0 && place >= 0 ? place..<place + length : nil
      }
    }
    return match.map { String(decoding: text[$0], as: UTF16.self) }
  }
}
