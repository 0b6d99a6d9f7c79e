import {
  type Attributes,
  type Context,
  context,
  SpanKind as Kind,
  ROOT_CONTEXT,
  type Span,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { isTracing } from './is-tracing.ts'
import { toTraceContext } from './traceparent.ts'

export type SpanKind = 'server' | 'client' | 'producer' | 'consumer' | 'internal'

interface SpanOptions {
  /** Part of the system that the span is of: `gateway`, `content`. */
  scope: string
  /** The name of the operation, from a bounded set. */
  name: string
  kind?: SpanKind
  attributes?: Attributes
}

/** A span whose work is spread over callbacks. */
export interface TraceSpan {
  /** Runs what belongs to the span. */
  run<T>(work: () => T): T
  end(options: { name?: string; attributes?: Attributes; failed?: boolean }): void
}

/**
 * Starts a span of a call that came from outside this process, or undefined where nothing is traced. One that is not sampled is a span, too:
 * what is called within it must leave its own out.
 *
 * @param parent `traceparent` of the caller, where callers are trusted
 */
export function startSpan(options: SpanOptions & { parent?: string | undefined }): TraceSpan | undefined {
  if (!isTracing()) return undefined
  const [span, inside] = open(options, toTraceContext(options.parent))
  return {
    run: (work) => context.with(inside, work),
    end({ name, attributes, failed = false }) {
      if (name !== undefined) span.updateName(name)
      if (attributes) span.setAttributes(attributes)
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}

/**
 * Runs `work` within a span of the active trace, or of the one that `parent` names. A rejection marks the span with the error's class,
 * not its text, which may hold what a person has sent.
 */
export async function withSpan<T>(
  options: SpanOptions & { parent?: string | undefined },
  work: () => Promise<T>,
): Promise<T> {
  if (!isTracing()) return work()
  const [span, inside] = open(
    options,
    'parent' in options ? toTraceContext(options.parent) : context.active(),
  )
  try {
    return await context.with(inside, work)
  } catch (error) {
    span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
    span.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}

/** Records what has just ended, in the active trace; nothing where there is none. */
export function recordSpan(options: SpanOptions & { durationMs: number; failed?: boolean }): void {
  if (!isTracing() || !trace.getSpan(context.active())?.isRecording()) return
  const endTime = Date.now()
  const span = start(options, context.active(), endTime - options.durationMs)
  if (options.failed) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end(endTime)
}

/**
 * Runs work that serves many calls at once, such as a batch. Its spans belong only to the first sampled trace, and to none if no trace is
 * sampled, so that they are not attributed to the call that happened to begin it.
 *
 * @param options.parents `traceparent` of the calls it serves
 */
export function withSharedSpan<T>(
  { parents, ...span }: SpanOptions & { parents: readonly { traceparent?: string | undefined }[] },
  work: () => Promise<T>,
): Promise<T> {
  const parent = parents.find(({ traceparent }) => traceparent?.endsWith('-01'))?.traceparent
  if (parent === undefined) return context.with(ROOT_CONTEXT, work)
  return withSpan({ ...span, parent }, work)
}

function open(options: SpanOptions, parent: Context): [Span, Context] {
  const span = start(options, parent)
  return [span, trace.setSpan(parent, span)]
}

function start(
  { scope, name, kind = 'internal', attributes = {} }: SpanOptions,
  parent: Context,
  startTime?: number,
) {
  const options = { kind: kinds[kind], attributes, ...(startTime !== undefined && { startTime }) }
  return trace.getTracer(`hibiki/${scope}`).startSpan(name, options, parent)
}

const kinds = {
  server: Kind.SERVER,
  client: Kind.CLIENT,
  internal: Kind.INTERNAL,
  producer: Kind.PRODUCER,
  consumer: Kind.CONSUMER,
} as const satisfies Record<SpanKind, Kind>
