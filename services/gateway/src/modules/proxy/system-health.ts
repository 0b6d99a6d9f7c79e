import { ApiError } from '@hibiki/http'
import type { FastifyInstance } from 'fastify'
import { localText } from '../../texts.ts'
import type { ServiceDirectory } from './service-directory.ts'
import type { ServiceName } from './service-prefixes.ts'

const RETENTION_MS = 500

/** Serves `GET /healthz`, which responds 200 when every configured service is ready, otherwise 503 naming those that are not. */
export function serveSystemHealth(app: FastifyInstance, directory: ServiceDirectory): void {
  let kept: { at: number; missing: Promise<ServiceName[]> } | null = null

  app.get('/healthz', async (request, reply) => {
    request.routeLabel = 'healthz'
    if (!kept || performance.now() - kept.at > RETENTION_MS) {
      kept = { at: performance.now(), missing: findMissing(directory) }
    }
    const missing = await kept.missing
    if (missing.length > 0) {
      const notReady = localText((t) => t('notReady'))
      throw new ApiError('E5030', { fields: Object.fromEntries(missing.map((name) => [name, notReady])) })
    }
    reply.header('cache-control', 'no-store')
    return { status: 'ok', services: directory.configured }
  })
}

async function findMissing(directory: ServiceDirectory): Promise<ServiceName[]> {
  const ready = await Promise.all(directory.configured.map((service) => directory.isReady(service)))
  return directory.configured.filter((_service, index) => !ready[index])
}
