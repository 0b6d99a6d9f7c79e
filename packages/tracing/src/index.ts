export { isTracing } from './is-tracing.ts'
export { recordSpan, type SpanKind, startSpan, type TraceSpan, withSharedSpan, withSpan } from './spans.ts'
export { startTracing, type Tracing } from './start-tracing.ts'
export { findTraceparent, traceHeaders, traceparentHeader } from './traceparent.ts'
