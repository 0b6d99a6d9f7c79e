import type { FastifyInstance } from 'fastify'

/** The page sends the holder's decision about the bank's confirmation to this path. */
export const CARD_CONFIRMATIONS_PATH = '/dev/card-confirmations'

const schema = {
  body: {
    type: 'object',
    required: ['clientSecret', 'outcome'],
    additionalProperties: false,
    properties: {
      clientSecret: {
        type: 'string',
        pattern: '^(seti|pi)_[A-Za-z0-9]+_secret_[A-Za-z0-9]+$',
        maxLength: 200,
      },
      outcome: { enum: ['succeeded', 'failed'] },
    },
  },
}

/**
 * Simulates the 3-D Secure window of the bank in local mode: a page that holds the client secret of a setup sends the holder's decision,
 * which the sandbox applies. With Stripe the bank opens its own window.
 */
export function cardConfirmationRoutes(sandbox: {
  url: string
  secretKey: string
}): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    app.post<{ Body: { clientSecret: string; outcome: string } }>(
      CARD_CONFIRMATIONS_PATH,
      { schema },
      async (request, reply) => {
        const { clientSecret: intent, outcome } = request.body
        const response = await fetch(`${sandbox.url}/_sandbox/authenticate`, {
          method: 'POST',
          headers: { authorization: `Bearer ${sandbox.secretKey}`, 'content-type': 'application/json' },
          body: JSON.stringify({ intent, outcome }),
        })
        reply.header('cache-control', 'no-store')
        if (response.ok) return { status: ((await response.json()) as { status: string }).status }
        return reply.code(response.status).send({ message: 'Nothing waits for this confirmation.' })
      },
    )
  }
}
