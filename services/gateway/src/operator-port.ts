import fastify from 'fastify'
import type { Registry } from 'prom-client'

/** Serves `/metrics` and `/readyz` for operators on a port that is not published. */
export async function startOperatorPort({
  metrics,
  isReady,
  host,
  port,
}: {
  host: string
  port: number
  metrics: Registry
  isReady: () => boolean
}): Promise<{ url: string; close(): Promise<void> }> {
  const app = fastify({ forceCloseConnections: true })
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  )
  app.get('/readyz', async (_request, reply) =>
    isReady() ? { status: 'ok' } : reply.code(503).send({ status: 'waiting for identity, or about to end' }),
  )
  const url = await app.listen({ host, port })
  return { url, close: () => app.close() }
}
