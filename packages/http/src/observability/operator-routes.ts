import { accessRules } from '../access/access-rules.ts'
import type { App } from '../app-type.ts'
import { ApiError } from '../errors/api-error.ts'
import type { HttpMetrics } from './http-metrics.ts'

const operator = { config: { access: accessRules.operator }, schema: { hide: true } }

/** Health, metrics and the OpenAPI document on the service's own port; the gateway does not route them. */
export function installOperatorRoutes(app: App, metrics: HttpMetrics, ready: () => Promise<void>): void {
  app.get('/healthz', operator, async () => ({ status: 'ok' }))
  app.get('/readyz', operator, async (request) => {
    try {
      await ready()
    } catch (error) {
      request.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'not ready')
      throw new ApiError('E5030')
    }
    return { status: 'ok' }
  })
  app.get('/metrics', operator, async (_request, reply) => {
    reply.type(metrics.contentType)
    return metrics.render()
  })
  app.get('/openapi.json', operator, async () => app.swagger())
}
