import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export interface CollectedSpan {
  /** `service.name` of the process that sent it. */
  service: string
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: Readonly<Record<string, unknown>>
}

export interface TraceCollector {
  /** The value for `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  url: string
  /** All spans received so far. */
  spans: readonly CollectedSpan[]
  close(): Promise<void>
}

/** A collector of OpenTelemetry traces (OTLP over HTTP, JSON) on loopback that keeps what it gets. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = []
  const server = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as TracesRequest
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = String(valuesOf(resource.attributes)['service.name'])
      for (const { spans: sent } of scopeSpans)
        for (const { attributes, ...span } of sent)
          spans.push({ ...span, service, attributes: valuesOf(attributes) })
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

interface Attribute {
  key: string
  value: Readonly<Record<string, unknown>>
}

interface TracesRequest {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: { spans: (Omit<CollectedSpan, 'service' | 'attributes'> & { attributes: Attribute[] })[] }[]
  }[]
}

function valuesOf(attributes: readonly Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
}
