import type { FastifyInstance } from 'fastify'

const schema = {
  body: {
    type: 'object',
    required: ['paymentCode'],
    additionalProperties: false,
    properties: {
      paymentCode: { type: 'string', pattern: '^[0-9]{6}$' },
      outcome: { enum: ['paid', 'expired'] },
    },
  },
}

/**
 * Simulates the counter of a convenience store in local mode: whoever has the payment code pays, or lets it expire. With Stripe a store
 * does so.
 */
export function konbiniRoutes(sandbox: {
  url: string
  secretKey: string
}): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    app.post<{ Body: { paymentCode: string; outcome?: string } }>(
      '/dev/konbini-payments',
      { schema },
      async (request, reply) => {
        const response = await fetch(`${sandbox.url}/_sandbox/konbini`, {
          method: 'POST',
          headers: { authorization: `Bearer ${sandbox.secretKey}`, 'content-type': 'application/json' },
          body: JSON.stringify(request.body),
        })
        reply.header('cache-control', 'no-store')
        if (response.ok) return { status: ((await response.json()) as { status: string }).status }
        return reply.code(response.status).send({ message: 'No payment waits with this code.' })
      },
    )
  }
}
