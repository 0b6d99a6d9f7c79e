import type { App } from '@hibiki/http'
import type { IdentityContext } from '../../../context.ts'

/** GET /.well-known/jwks.json returns the public keys of access tokens, also those that will sign soon. */
export function readJwks(app: App, context: IdentityContext): void {
  app.get('/.well-known/jwks.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return context.keys.jwks()
  })
}
