extension IndexedCollation {
  /// A column of keys that were made elsewhere, with this collation's collator
  /// and from filing forms.
  package func filed(keys: SortKeyColumn) -> FiledColumn {
    FiledColumn(keys: keys, table: table)
  }
}
