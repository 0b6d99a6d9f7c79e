import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'

export interface FakeService {
  url: string
  app: FastifyInstance
  /** Method and address of every call that arrived, oldest first. */
  calls: string[]
  /** The port from which the gateway sent each of these calls; calls of one connection have the same port. */
  ports: number[]
  close(): Promise<void>
}

/** Starts a real HTTP server in place of a service; port 0 means any free one. */
export async function startFakeService(
  addRoutes: (app: FastifyInstance) => void = () => {},
  port = 0,
): Promise<FakeService> {
  const app = fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024 * 1024 })
  const calls: string[] = []
  const ports: number[] = []
  app.addHook('onRequest', async (request) => {
    calls.push(`${request.method} ${request.url}`)
    ports.push(request.socket.remotePort ?? 0)
  })
  app.get('/readyz', async () => ({ status: 'ok' }))
  addRoutes(app)
  await app.listen({ host: '127.0.0.1', port })
  const { port: used } = app.server.address() as AddressInfo
  return { url: `http://127.0.0.1:${used}`, app, calls, ports, close: () => app.close() }
}

/** Responds to every call with what it received. */
export function addEchoRoute(app: FastifyInstance): void {
  app.all('/*', async (request) => ({
    method: request.method,
    url: request.url,
    headers: request.headers,
    body: request.body ?? null,
  }))
}
