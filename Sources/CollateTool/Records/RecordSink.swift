/// A destination of records.
protocol RecordSink: ~Copyable {
  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) throws(Failure)
}
