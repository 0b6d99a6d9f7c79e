import { createHash } from 'node:crypto'
import type { Stripe } from 'stripe'
import {
  type CardOutcome,
  findReadyCard,
  findTestCard,
  passesLuhn,
  type TestCard,
} from '../cards/test-cards.ts'
import { StripeError } from '../http/errors.ts'
import { clearable, object, required, text } from '../http/params.ts'
import { type Call, route } from '../http/route.ts'
import { createId } from '../store/store.ts'

/** The stored data of a card, without its number. */
export interface KnownCard {
  brand: TestCard['brand']
  last4: string
  exp_month: number
  exp_year: number
  fingerprint: string
  name: string | null
  outcome: CardOutcome
}

const cardField = object({
  number: required(text({ max: 30 })),
  exp_month: required(text({ max: 2 })),
  exp_year: required(text({ max: 4 })),
  cvc: text({ max: 4 }),
  name: clearable(text({ max: 100 })),
})

export const tokenRoutes = [
  // The card form's call: from the browser straight to the provider, so that numbers never come near a service of ours.
  route(
    'POST /v1/tokens',
    { card: required(cardField) },
    async (call) => {
      const { card } = call.params
      const known = readCard(card, call.now)
      const token: Stripe.Token = {
        id: createId('tok'),
        object: 'token',
        card: legacyCard(known),
        client_ip: null,
        created: call.now,
        livemode: false,
        type: 'card',
        used: false,
      }
      return call.store.insert(token, known)
    },
    { publishable: true },
  ),
  route('GET /v1/tokens/:id', {}, ({ store, path }) => store.get<Stripe.Token>('token', path.id ?? '')),
]

/** Returns the card of a token; a token works once, except the ready-made ones. */
export async function useToken(call: Call, id: string): Promise<KnownCard> {
  const { store } = call
  const ready = createReadyCard(id, 'tok_', call.now)
  if (ready) return ready
  const token = await store.get<Stripe.Token>('token', id, 'card[token]')
  if (token.used) {
    const message = `You cannot use a Stripe token more than once: ${id}.`
    throw new StripeError(400, {
      type: 'invalid_request_error',
      code: 'token_already_used',
      message,
      param: 'card[token]',
    })
  }
  const known = await store.hidden<KnownCard>(id)
  await store.update({ ...token, used: true })
  return known
}

/** `tok_visa`, `pm_card_visa` and so on: cards that need no form. */
export function createReadyCard(id: string, prefix: 'tok_' | 'pm_card_', now: number): KnownCard | undefined {
  const card = id.startsWith(prefix) ? findReadyCard(id.slice(prefix.length)) : undefined
  if (!card) return undefined
  return knownCard(card, { exp_month: 12, exp_year: new Date(now * 1000).getUTCFullYear() + 3, name: null })
}

type CardForm = {
  number: string
  exp_month: string
  exp_year: string
  cvc?: string | undefined
  name?: string | null | undefined
}

function readCard(form: CardForm, now: number): KnownCard {
  const number = form.number.replaceAll(/[\s-]/g, '')
  if (!passesLuhn(number)) throw refused('incorrect_number', 'Your card number is incorrect.', 'number')
  const month = /^\d{1,2}$/.test(form.exp_month) ? Number(form.exp_month) : 0
  if (month < 1 || month > 12) {
    throw refused('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month')
  }
  const year = /^\d{2}$|^\d{4}$/.test(form.exp_year) ? (Number(form.exp_year) % 100) + 2000 : 0
  if (
    year > new Date(now * 1000).getUTCFullYear() + 50 ||
    isPast({ exp_month: month, exp_year: year }, now)
  ) {
    throw refused('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year')
  }
  const card = findTestCard(number)
  if (!card) {
    const message =
      'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.'
    throw refused('card_declined', message, undefined, 'test_mode_live_card')
  }
  if (form.cvc !== undefined && form.cvc.length !== (card.brand === 'amex' ? 4 : 3)) {
    throw refused('invalid_cvc', "Your card's security code is invalid.", 'cvc')
  }
  return knownCard(card, { exp_month: month, exp_year: year, name: form.name ?? null })
}

function knownCard(card: TestCard, options: Pick<KnownCard, 'exp_month' | 'exp_year' | 'name'>): KnownCard {
  const { brand, number, outcome } = card
  const fingerprint = createHash('sha256').update(number).digest('base64url').slice(0, 16)
  return { brand, last4: number.slice(-4), fingerprint, outcome, ...options }
}

/** Whether the month until whose end the card is valid is over. */
export function isPast(card: Pick<KnownCard, 'exp_month' | 'exp_year'>, now: number): boolean {
  return now * 1000 >= Date.UTC(card.exp_year, card.exp_month)
}

function refused(code: string, message: string, param?: string, decline_code?: string): StripeError {
  return new StripeError(402, {
    type: 'card_error',
    code,
    message,
    ...(param ? { param } : {}),
    ...(decline_code ? { decline_code } : {}),
  })
}

const brandNames = {
  visa: 'Visa',
  mastercard: 'MasterCard',
  amex: 'American Express',
  jcb: 'JCB',
  diners: 'Diners Club',
  discover: 'Discover',
} as const

/** Cards inside tokens have an older shape than payment methods. */
function legacyCard(known: KnownCard): Stripe.Card {
  return {
    id: createId('card'),
    object: 'card',
    address_city: null,
    address_country: null,
    address_line1: null,
    address_line1_check: null,
    address_line2: null,
    address_state: null,
    address_zip: null,
    address_zip_check: null,
    allow_redisplay: 'unspecified',
    brand: brandNames[known.brand],
    country: 'US',
    cvc_check: 'unchecked',
    dynamic_last4: null,
    exp_month: known.exp_month,
    exp_year: known.exp_year,
    fingerprint: known.fingerprint,
    funding: 'credit',
    last4: known.last4,
    metadata: {},
    name: known.name,
    networks: { preferred: null },
    regulated_status: 'unregulated',
    tokenization_method: null,
    wallet: null,
  } as Stripe.Card
}
