export { isTracing } from './is-tracing.ts'
export { recordSpan, type SpanKind, startSpan, type TraceSpan, withSharedSpan, withSpan } from './spans.ts'
export { type RunningTracing as Tracing, startTracing } from './start-tracing.ts'
export {
  createTraceHeaders as traceHeaders,
  findActiveTraceparent as findTraceparent,
  traceparentHeader,
} from './traceparent.ts'
