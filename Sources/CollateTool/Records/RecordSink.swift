/// Where records go.
protocol RecordSink: ~Copyable {
  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) throws(Failure)
}
