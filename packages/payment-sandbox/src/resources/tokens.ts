import { createHash } from 'node:crypto'
import type { Stripe } from 'stripe'
import {
  findTestCardByNumber,
  findTestCardByToken,
  isValidCardNumber,
  type TestCard,
  type TestCardBehaviour,
} from '../cards/test-cards.ts'
import { type ApiCall, defineRoute } from '../http/define-route.ts'
import { StripeError } from '../http/errors.ts'
import { clearableField, objectField, requiredField, textField } from '../http/param-fields.ts'
import { createStripeId } from '../store/object-store.ts'

/** The stored data of a card, without its number. */
export interface StoredCard {
  brand: TestCard['brand']
  last4: string
  exp_month: number
  exp_year: number
  fingerprint: string
  name: string | null
  outcome: TestCardBehaviour
}

const cardField = objectField({
  number: requiredField(textField({ max: 30 })),
  exp_month: requiredField(textField({ max: 2 })),
  exp_year: requiredField(textField({ max: 4 })),
  cvc: textField({ max: 4 }),
  name: clearableField(textField({ max: 100 })),
})

export const tokenRoutes = [
  // The card form's call: from the browser straight to the provider, so that numbers never come near a service of ours.
  defineRoute(
    'POST /v1/tokens',
    { card: requiredField(cardField) },
    async (call) => {
      const { card } = call.params
      const known = readCard(card, call.now)
      const token: Stripe.Token = {
        id: createStripeId('tok'),
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
  defineRoute('GET /v1/tokens/:id', {}, ({ store, path }) => store.get<Stripe.Token>('token', path.id ?? '')),
]

/** Returns the card of a token; a token works once, except the ready-made ones. */
export async function redeemToken(call: ApiCall, id: string): Promise<StoredCard> {
  const { store } = call
  const ready = createStoredTestCard(id, 'tok_', call.now)
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
  const known = await store.hidden<StoredCard>(id)
  await store.update({ ...token, used: true })
  return known
}

/** `tok_visa`, `pm_card_visa` and so on: cards that need no form. */
export function createStoredTestCard(
  id: string,
  prefix: 'tok_' | 'pm_card_',
  now: number,
): StoredCard | undefined {
  const card = id.startsWith(prefix) ? findTestCardByToken(id.slice(prefix.length)) : undefined
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

function readCard(form: CardForm, now: number): StoredCard {
  const number = form.number.replaceAll(/[\s-]/g, '')
  if (!isValidCardNumber(number))
    throw refused('incorrect_number', 'Your card number is incorrect.', 'number')
  const month = /^\d{1,2}$/.test(form.exp_month) ? Number(form.exp_month) : 0
  if (month < 1 || month > 12) {
    throw refused('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month')
  }
  const year = /^\d{2}$|^\d{4}$/.test(form.exp_year) ? (Number(form.exp_year) % 100) + 2000 : 0
  if (
    year > new Date(now * 1000).getUTCFullYear() + 50 ||
    isCardExpired({ exp_month: month, exp_year: year }, now)
  ) {
    throw refused('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year')
  }
  const card = findTestCardByNumber(number)
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

function knownCard(card: TestCard, options: Pick<StoredCard, 'exp_month' | 'exp_year' | 'name'>): StoredCard {
  const { brand, number, outcome } = card
  const fingerprint = createHash('sha256').update(number).digest('base64url').slice(0, 16)
  return { brand, last4: number.slice(-4), fingerprint, outcome, ...options }
}

/** Whether the month until whose end the card is valid is over. */
export function isCardExpired(card: Pick<StoredCard, 'exp_month' | 'exp_year'>, now: number): boolean {
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
function legacyCard(known: StoredCard): Stripe.Card {
  return {
    id: createStripeId('card'),
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
