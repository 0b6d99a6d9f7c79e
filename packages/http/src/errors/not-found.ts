import type { App } from '../app.ts'
import { ApiError } from './api-error.ts'

/** Unknown addresses answer 404; known addresses asked with another method answer 405 with `Allow`. */
export function installNotFound(app: App): void {
  const methodsByPattern = new Map<string, { matcher: RegExp; methods: Set<string> }>()
  app.addHook('onRoute', (route) => {
    const known = methodsByPattern.get(route.url) ?? { matcher: toRegExp(route.url), methods: new Set() }
    for (const method of [route.method].flat()) known.methods.add(method)
    methodsByPattern.set(route.url, known)
  })
  app.setNotFoundHandler(async (request) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const match = [...methodsByPattern.values()].find(({ matcher }) => matcher.test(path))
    if (!match) throw new ApiError('E4040')
    throw new ApiError('E4050', { headers: { allow: [...match.methods].sort().join(', ') } })
  })
}

function toRegExp(pattern: string): RegExp {
  const parts = pattern.split('/').map((part) => {
    if (part === '*') return '.*'
    return part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('/')}/?$`)
}
