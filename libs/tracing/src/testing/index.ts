export { OtlpReceiver, type ReceivedSpan } from './otlp-receiver.js';
export { RecordedSpans, type RecordedSpan } from './recorded-spans.js';
