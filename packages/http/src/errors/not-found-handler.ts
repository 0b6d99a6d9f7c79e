import type { RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import type { AppPlugin } from '../app-type.ts'
import { ApiError } from './api-error.ts'

/** Responds 404 to unknown addresses and 405 with `Allow` to other methods of known ones; `/internal` ones stay unknown. */
const plugin: AppPlugin = async (app) => {
  const routes: { route: RouteOptions; matcher: RegExp }[] = []
  app.addHook('onRoute', (route) => {
    routes.push({ route, matcher: toRegExp(route.url) })
  })
  app.setNotFoundHandler(async (request) => {
    const path = request.url.split('?', 1)[0] ?? ''
    // The rule of a scope is not yet known when its routes are registered.
    const matches = routes.filter(
      ({ route, matcher }) => matcher.test(path) && route.config?.access?.who !== 'internal',
    )
    if (matches.length === 0) throw new ApiError('E4040')
    const methods = new Set(matches.flatMap(({ route }) => route.method))
    throw new ApiError('E4050', { headers: { allow: [...methods].sort().join(', ') } })
  })
}

export const notFoundHandler = fp(plugin, { name: 'hibiki-not-found-handler' })

function toRegExp(pattern: string): RegExp {
  const parts = pattern.split('/').map((part) => {
    if (part === '*') return '.*'
    return part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('/')}/?$`)
}
