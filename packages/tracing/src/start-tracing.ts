import { context, propagation, trace } from '@opentelemetry/api'
import { setTracingEnabled } from './is-tracing.ts'

export interface RunningTracing {
  /** Sends the remaining spans, within `CLOSE_MS`, and ends tracing. */
  close(): Promise<void>
}

/** A collector that is down must not delay the end of a process. */
const CLOSE_MS = 2_000

/**
 * Traces this process from now on: spans are sent to a collector by OTLP over HTTP. Call it before anything else starts. The libraries that
 * send are loaded only here.
 *
 * @param options.service name of the process, `service.name` of its spans
 * @param options.endpoint base address of the collector (`http://otel-collector:4318`); `OTEL_EXPORTER_OTLP_HEADERS` adds headers
 * @param options.sampleRatio share of sampled traces (0 to 1), decided by the first service of a call; a trace is sampled as a whole
 */
export async function startTracing(options: {
  service: string
  endpoint: string
  sampleRatio: number
}): Promise<RunningTracing> {
  const { registerTracerProvider } = await import('./tracer-provider.ts')
  const provider = registerTracerProvider(options)
  setTracingEnabled(true)
  return {
    async close() {
      const { promise: late, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, CLOSE_MS)
      await Promise.race([provider.shutdown().catch(() => {}), late])
      clearTimeout(timer)
      setTracingEnabled(false)
      trace.disable()
      propagation.disable()
      context.disable()
    },
  }
}
