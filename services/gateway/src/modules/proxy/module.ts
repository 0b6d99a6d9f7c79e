import { type App, splitList } from '@hibiki/http'
import type { StatelessModule } from '@hibiki/service/stateless'
import type { GatewayContext } from '../../context.ts'
import { createAuthorizationCache } from '../media/authorization-cache.ts'
import { createFreshTokenProvider } from '../sessions/fresh-token-provider.ts'
import { installApiProxy } from './api-proxy.ts'
import { createRateLimiter } from './rate-limiter.ts'
import { serveSystemHealth } from './system-health.ts'
import { acceptWebsockets } from './websockets.ts'

export const proxy: StatelessModule<GatewayContext> = {
  name: 'proxy',
  routes(app, { config, directory, sessions, publicOrigins, headers, media, deadlines, internalKeys }) {
    serveSystemHealth(app, directory)
    acceptWebsockets(app)
    app.register(async (scope: App) =>
      installApiProxy(scope, {
        directory,
        sessions,
        freshTokens: createFreshTokenProvider(directory.findUpstreams('identity'), sessions, internalKeys),
        publicOrigins,
        secure: config.SECURE_COOKIES,
        headers: headers.api,
        rateLimits: config.RATE_LIMIT === 'on' ? await createRateLimiter(scope) : null,
        deadlines,
        media: media && { storage: media, authorizations: createAuthorizationCache() },
        edgeKeys: splitList(config.MEDIA_EDGE_KEYS),
      }),
    )
  },
}
