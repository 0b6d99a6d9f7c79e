import { findCardBrand, parseExpiry, type TypedCard, toDigits } from '../rules.ts'
import type { NewCard } from '../types.ts'

/** The provider rejected a card; `code` is a key under `refused` in the texts, `message` the provider's own text if it has one. */
export class CardRefused extends Error {
  override readonly name = 'CardRefused'
  readonly code: RefusalCode

  constructor(code: string | undefined, message = '') {
    super(message)
    this.code = refusalCodes.find((known) => known === code) ?? 'other'
  }
}

const refusalCodes = [
  'incorrect_number',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'invalid_cvc',
  'incorrect_cvc',
  'expired_card',
  'card_declined',
  'processing_error',
  'other',
] as const
type RefusalCode = (typeof refusalCodes)[number]

interface TokenResponse {
  id?: string
  error?: { code?: string; decline_code?: string }
}

/**
 * Sends a card directly to the payment provider, so that no service of ours sees it, and returns its token. @throws CardRefused with the
 * provider's reason
 */
export async function createCardToken(
  tokenUrl: string,
  typed: TypedCard & { name: string },
): Promise<NewCard> {
  const number = toDigits(typed.number)
  const expiry = parseExpiry(typed.expiry)
  if (!expiry) throw new CardRefused('invalid_expiry_month')
  const response = await fetch(tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({
      'card[number]': number,
      'card[exp_month]': String(expiry.month),
      'card[exp_year]': String(expiry.year),
      'card[cvc]': toDigits(typed.cvc),
      'card[name]': typed.name.trim(),
    }),
  })
  const { id, error } = (await response.json()) as TokenResponse
  if (!id) throw new CardRefused(error?.code)
  const brand = findCardBrand(number)
  return {
    token: id,
    last4: number.slice(-4),
    expMonth: expiry.month,
    expYear: expiry.year,
    ...(brand && { brand }),
  }
}
