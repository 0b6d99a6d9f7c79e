import type { FastifyInstance } from 'fastify'

/** The card form of the page sends cards to this path in local mode. */
export const CARD_TOKENS_PATH = '/dev/card-tokens'

const MAX_BYTES = 4096

/**
 * Local mode only: the card form's call, handed on to the sandbox as it came (`card[number]=…`, urlencoded). No service of ours sees
 * it, and nothing of it is logged; with Stripe the browser speaks to Stripe itself.
 */
export function cardTokenRoutes(sandbox: {
  url: string
  publishableKey: string
}): (app: FastifyInstance) => Promise<void> {
  const headers = {
    authorization: `Bearer ${sandbox.publishableKey}`,
    'content-type': 'application/x-www-form-urlencoded',
  }
  return async (app) => {
    app.addContentTypeParser(headers['content-type'], { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    app.post<{ Body: string }>(CARD_TOKENS_PATH, { bodyLimit: MAX_BYTES }, async (request, reply) => {
      const response = await fetch(`${sandbox.url}/v1/tokens`, {
        method: 'POST',
        headers,
        body: String(request.body),
      })
      const text = await response.text()
      return reply
        .code(response.status)
        .header('cache-control', 'no-store')
        .type('application/json')
        .send(text)
    })
  }
}
