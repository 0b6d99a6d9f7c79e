import { ApiError, type App } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { describeBillingErrors } from '../../../errors.ts'
import type { ProviderEvent } from '../payment-provider.ts'
import { insertWebhookEvent } from '../webhook-events.sql.ts'

const MAX_BYTES = 1024 * 1024

const schema = {
  operationId: 'receivePaymentEvent',
  summary:
    'Stores an event of the payment provider, authenticated by its signature, and processes it afterwards',
  tags: ['payment'],
  response: {
    200: Type.Object({}),
    ...describeBillingErrors('BILLING_EVENT_REFUSED', 'E5030'),
  },
}

/** The signature covers the raw bytes of POST /v3/payment/webhook, so this scope parses no JSON. */
export function receivePaymentEvent(app: App, deps: BillingContext): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )

  app.post('/v3/payment/webhook', { schema, bodyLimit: MAX_BYTES }, async (request) => {
    const { payments } = deps
    if (!payments) throw new ApiError('E5030')
    const signature = request.headers['stripe-signature']
    const body: unknown = request.body
    if (typeof signature !== 'string' || !Buffer.isBuffer(body)) throw new ApiError('BILLING_EVENT_REFUSED')
    let event: ProviderEvent
    try {
      event = await payments.readEvent({ body, signature })
    } catch {
      throw new ApiError('BILLING_EVENT_REFUSED')
    }
    await insertWebhookEvent(deps.db, { id: event.id, type: event.type, objectId: event.data.object.id })
    return {}
  })
}
