import type { Stripe } from 'stripe'
import { missing } from '../http/errors.ts'
import type { Call } from '../http/route.ts'
import { chargeCard } from '../resources/charge-card.ts'
import { finish, wrongState } from '../resources/confirm-payment.ts'
import { succeed } from '../resources/setup-intents.ts'

/** The card's holder confirms what waits for them, a setup or a payment. */
export async function authenticate(
  call: Call,
  id: string,
): Promise<Stripe.PaymentIntent | Stripe.SetupIntent> {
  const { store } = call
  const setup = await store.find<Stripe.SetupIntent>('setup_intent', id)
  const payment = await store.find<Stripe.PaymentIntent>('payment_intent', id)
  const intent = setup ?? payment
  if (!intent) throw missing('intent', id, 'intent')
  if (intent.status !== 'requires_action') throw wrongState(intent, 'authenticate')
  const card = String(intent.payment_method)
  const known = await store.hidden<{ outcome: object }>(card)
  if (setup) {
    await store.hide(card, { ...known, authenticated: true })
    return succeed(call, setup, card)
  }
  const waiting = intent as Stripe.PaymentIntent
  // For this once the card is like any other.
  await store.hide(card, { ...known, outcome: 'ok' })
  const method = await store.get<Stripe.PaymentMethod>('payment_method', card)
  const result = await chargeCard(call, { intent: waiting, card: method })
  await store.hide(card, known)
  if (result.kind !== 'paid') throw wrongState(intent, 'authenticate')
  return finish(call, waiting, { card, charge: result.charge })
}
