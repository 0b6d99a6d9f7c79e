import fp from 'fastify-plugin'
import { accessRules } from '../access/access-rules.ts'
import type { AppPlugin } from '../app-type.ts'
import { ApiError } from '../errors/api-error.ts'

const operator = { config: { access: accessRules.operator }, schema: { hide: true } }

/** Health, metrics and, where there is one, the OpenAPI document; the gateway does not route them. */
const plugin: AppPlugin<{ ready: () => Promise<void> }> = async (app, { ready }) => {
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
    reply.type(app.metrics.contentType)
    return app.metrics.render()
  })
  if (app.hasPlugin('hibiki-openapi')) app.get('/openapi.json', operator, async () => app.swagger())
}

export const operatorRoutes = fp(plugin, {
  name: 'hibiki-operator-routes',
  decorators: { fastify: ['metrics'] },
})
