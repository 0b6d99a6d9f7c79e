import { type Context, context, propagation, ROOT_CONTEXT, trace } from '@opentelemetry/api'
import { isTracing } from './is-tracing.ts'

/** Header of W3C Trace Context, also that of events on NATS. */
export const traceparentHeader = 'traceparent'

/** The active span as a `traceparent`; undefined where nothing is traced. */
export function findActiveTraceparent(): string | undefined {
  return createTraceHeaders()[traceparentHeader]
}

/** Headers that make the called process continue the active trace; none where nothing is traced. */
export function createTraceHeaders(): Readonly<Record<string, string>> {
  if (!isTracing() || !trace.getSpanContext(context.active())) return none
  const headers: Record<string, string> = {}
  propagation.inject(context.active(), headers)
  return headers
}

/** The context to continue; a root where `traceparent` is missing or not one. */
export function toTraceContext(traceparent: string | undefined): Context {
  if (traceparent === undefined) return ROOT_CONTEXT
  return propagation.extract(ROOT_CONTEXT, { [traceparentHeader]: traceparent })
}

const none: Readonly<Record<string, string>> = {}
