import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { setTracing } from './is-tracing.ts'

export interface Tracing {
  /** Sends what is left, within `CLOSE_MS`, and traces no more. */
  close(): Promise<void>
}

/** A collector that is away must not hold up the end of a process. */
const CLOSE_MS = 2_000
/** What waits for a slow collector; spans beyond that are dropped, requests never wait. */
const MAX_QUEUED_SPANS = 4_096
const SEND_EVERY_MS = 2_000

/**
 * Traces this process from now on: spans go to a collector by OTLP over HTTP. Call it before anything else starts.
 *
 * @param o.service name of the process, `service.name` of its spans
 * @param o.endpoint base address of the collector (`http://otel-collector:4318`); `OTEL_EXPORTER_OTLP_HEADERS` adds headers
 * @param o.sampleRatio share of traces kept (0 to 1), decided by whoever is called first; what belongs to one is kept or left out whole
 */
export function startTracing(o: { service: string; endpoint: string; sampleRatio: number }): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${o.endpoint.replace(/\/+$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': o.service, 'service.namespace': 'hibiki' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(o.sampleRatio) }),
    spanProcessors: [
      new BatchSpanProcessor({
        ...{ exporter, maxQueueSize: MAX_QUEUED_SPANS, scheduledDelayMillis: SEND_EVERY_MS },
      }),
    ],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  setTracing(true)
  return {
    async close() {
      const { promise: late, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, CLOSE_MS)
      await Promise.race([provider.shutdown().catch(() => {}), late])
      clearTimeout(timer)
      setTracing(false)
      trace.disable()
      propagation.disable()
      context.disable()
    },
  }
}
