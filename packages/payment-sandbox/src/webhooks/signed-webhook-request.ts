import { Stripe } from 'stripe'

/** One second more than the tolerance of Stripe's own check. */
const STALE_SECONDS = 301

/**
 * The body and headers of a webhook call, signed by Stripe's scheme. Signatures carry real time, however the sandbox's clock was
 * moved, because receivers compare them with theirs.
 */
export function createSignedWebhookRequest(
  event: Stripe.Event,
  { kind, secret }: { secret: string; kind: 'real' | 'stale' | 'forged' },
): { body: string; headers: Record<string, string> } {
  const now = Math.floor(Date.now() / 1000)
  const payload = JSON.stringify(kind === 'forged' ? forged(event) : event, null, 2)
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: kind === 'forged' ? 'whsec_of_a_stranger' : secret,
    timestamp: kind === 'stale' ? now - STALE_SECONDS : now,
  })
  return {
    body: payload,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signature,
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    },
  }
}

/** Returns an event of a fraudster: one that never happened. */
function forged(event: Stripe.Event): object {
  return { ...event, id: `evt_forged${event.id.slice('evt_'.length)}`, type: 'payment_intent.succeeded' }
}
