export { outsideTraces, recordSpan, type SpanKind, startSpan, type TraceSpan, withSpan } from './spans.ts'
export { isTracing, startTracing, type Tracing } from './start-tracing.ts'
export { currentTraceparent, traceHeaders, traceparentHeader } from './traceparent.ts'
