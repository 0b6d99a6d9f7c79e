export { isTracing } from './is-tracing.ts'
export { recordSpan, type SpanKind, startSpan, type TraceSpan, withSharedSpan, withSpan } from './spans.ts'
export { type RunningTracing, startTracing } from './start-tracing.ts'
export {
  createTraceHeaders,
  findActiveTraceparent,
  traceparentHeader,
} from './traceparent.ts'
