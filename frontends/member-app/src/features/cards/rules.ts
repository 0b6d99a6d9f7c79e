import { isBlankText } from '@hibiki/text'
/** The accepted brands by their names in the API. */
export const cardBrands = ['visa', 'mastercard', 'amex', 'jcb', 'diners', 'discover'] as const
export type CardBrand = (typeof cardBrands)[number]

interface BrandRule {
  /** The first digits of the brand's numbers. */
  begins: RegExp
  lengths: readonly number[]
  /** How the digits are grouped on the card. */
  groups: readonly number[]
  cvcLength: number
}

const GROUPS_OF_FOUR = [4, 4, 4, 4, 3]

const brandRules: Record<CardBrand, BrandRule> = {
  visa: { begins: /^4/, lengths: [13, 16, 19], groups: GROUPS_OF_FOUR, cvcLength: 3 },
  mastercard: {
    begins: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    groups: GROUPS_OF_FOUR,
    cvcLength: 3,
  },
  amex: { begins: /^3[47]/, lengths: [15], groups: [4, 6, 5], cvcLength: 4 },
  jcb: { begins: /^35(2[89]|[3-8])/, lengths: [16, 17, 18, 19], groups: GROUPS_OF_FOUR, cvcLength: 3 },
  diners: {
    begins: /^3(0[0-5]|095|[689])/,
    lengths: [14, 16, 17, 18, 19],
    groups: [4, 6, 4, 5],
    cvcLength: 3,
  },
  discover: { begins: /^6(011|4[4-9]|5)/, lengths: [16, 17, 18, 19], groups: GROUPS_OF_FOUR, cvcLength: 3 },
}

const MAX_DIGITS = 19

export const toDigits = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '')

/** Finds the brand of a number; null while too few digits are typed, and for brands that are not accepted. */
export const findCardBrand = (number: string): CardBrand | null =>
  cardBrands.find((brand) => brandRules[brand].begins.test(number)) ?? null

export const getCvcLength = (brand: CardBrand | null): number => (brand ? brandRules[brand].cvcLength : 3)

/** Groups the digits as on the card: 4242 4242 4242 4242, 3782 822463 10005. */
export function formatCardNumber(typed: string): string {
  const brand = findCardBrand(toDigits(typed))
  const maxDigits = brand ? Math.max(...brandRules[brand].lengths) : MAX_DIGITS
  let rest = toDigits(typed).slice(0, maxDigits)
  const parts: string[] = []
  for (const length of brand ? brandRules[brand].groups : GROUPS_OF_FOUR) {
    if (rest === '') break
    parts.push(rest.slice(0, length))
    rest = rest.slice(length)
  }
  return parts.join(' ')
}

/** Verifies the check digit with which every card number ends (Luhn). */
export function hasValidCheckDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return number !== '' && sum % 10 === 0
}

/** Formats the expiry as "12 / 31"; the slash appears when the month is complete. */
export function formatExpiry(typed: string, before = ''): string {
  const digits = toDigits(typed)
    .replace(/^([2-9])/, '0$1')
    .slice(0, 4)
  const isErasing = typed.length < before.length
  if (digits.length < 2 || (digits.length === 2 && isErasing)) return digits
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`
}

/** Returns month and full year; null when it is no valid month. */
export function parseExpiry(typed: string): { month: number; year: number } | null {
  const [, month, year] = toDigits(typed).match(/^(0[1-9]|1[0-2])(\d{2})$/) ?? []
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : null
}

/** A card is valid until the end of its month. */
export const isExpired = ({ month, year }: { month: number; year: number }, today: Date): boolean =>
  year * 12 + month < today.getFullYear() * 12 + today.getMonth() + 1

/** Finds the card that a purchase proposes: the first valid one of the list, which begins with the newest. */
export const findProposedCard = <Card extends { expMonth: number; expYear: number }>(
  cards: readonly Card[],
  today: Date,
): Card | undefined =>
  cards.find(({ expMonth, expYear }) => !isExpired({ month: expMonth, year: expYear }, today))

export interface TypedCard {
  number: string
  expiry: string
  cvc: string
}

/** The problem of a field that the page finds itself; the values are keys under `form.wrong` in the texts. */
export type CardProblem = 'required' | 'number' | 'brand' | 'expiry' | 'expired' | 'cvc'

export function findCardProblems(
  typed: TypedCard,
  today: Date,
): Partial<Record<keyof TypedCard, CardProblem>> {
  const number = findNumberProblem(toDigits(typed.number))
  const expiry = findExpiryProblem(typed.expiry, today)
  const cvc = findCvcProblem(toDigits(typed.cvc), findCardBrand(toDigits(typed.number)))
  return { ...(number && { number }), ...(expiry && { expiry }), ...(cvc && { cvc }) }
}

function findNumberProblem(number: string): CardProblem | null {
  if (number === '') return 'required'
  const brand = findCardBrand(number)
  if (!brand) return number.length < 4 ? 'number' : 'brand'
  return brandRules[brand].lengths.includes(number.length) && hasValidCheckDigit(number) ? null : 'number'
}

function findExpiryProblem(typed: string, today: Date): CardProblem | null {
  if (isBlankText(typed)) return 'required'
  const expiry = parseExpiry(typed)
  if (!expiry) return 'expiry'
  return isExpired(expiry, today) ? 'expired' : null
}

function findCvcProblem(cvc: string, brand: CardBrand | null): CardProblem | null {
  if (cvc === '') return 'required'
  return cvc.length === getCvcLength(brand) ? null : 'cvc'
}
