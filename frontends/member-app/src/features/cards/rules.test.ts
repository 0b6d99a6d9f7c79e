import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  findCardBrand,
  findCardProblems,
  findProposedCard,
  formatCardNumber,
  formatExpiry,
  getCvcLength,
  hasValidCheckDigit,
  isExpired,
  parseExpiry,
  toDigits,
} from './rules.ts'

const today = new Date(2026, 10, 21)
const good = { number: '4242 4242 4242 4242', expiry: '12 / 31', cvc: '123' }
const wrong = (overrides: Partial<typeof good>) => findCardProblems({ ...good, ...overrides }, today)

describe('the accepted card brands', () => {
  it.each([
    ['4242424242424242', 'visa', '4242 4242 4242 4242', 3],
    ['5555555555554444', 'mastercard', '5555 5555 5555 4444', 3],
    ['2223003122003222', 'mastercard', '2223 0031 2200 3222', 3],
    ['378282246310005', 'amex', '3782 822463 10005', 4],
    ['3566002020360505', 'jcb', '3566 0020 2036 0505', 3],
    ['3056930009020004', 'diners', '3056 930009 0200 04', 3],
    ['36227206271667', 'diners', '3622 720627 1667', 3],
    ['6011111111111117', 'discover', '6011 1111 1111 1117', 3],
  ])('finds for %s the brand %s', (number, brand, shown, cvcLength) => {
    expect([findCardBrand(number), formatCardNumber(number), getCvcLength(findCardBrand(number))]).toEqual([
      brand,
      shown,
      cvcLength,
    ])
    expect(wrong({ number, cvc: '1'.repeat(cvcLength) })).toEqual({})
  })

  it('reports a brand that is not accepted', () => {
    expect(wrong({ number: '6200000000000005' }).number).toBe('brand')
  })
})

describe('the number of a card', () => {
  it('rejects a card number with any one digit changed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (place, more) => {
        const digits = [...'4242424242424242'].map(Number)
        digits[place] = ((digits[place] ?? 0) + more) % 10
        expect(hasValidCheckDigit(digits.join(''))).toBe(false)
      }),
    )
  })

  it('keeps every digit for any grouping and for full-width digits', () => {
    expect(formatCardNumber('４２４２－４２４２')).toBe('4242 4242')
    fc.assert(
      fc.property(fc.stringMatching(/^4\d{0,18}$/), (typed) => {
        expect(toDigits(formatCardNumber(typed))).toBe(typed)
      }),
    )
  })

  it('rejects a number of the wrong length', () => {
    expect(wrong({ number: '4242 4242 4242 424' }).number).toBe('number')
    expect(wrong({ number: '' }).number).toBe('required')
    expect(wrong({ number: '42' }).number).toBe('number')
  })
})

describe('the expiry of a card', () => {
  it.each([
    ['1', '', '1'],
    ['5', '', '05 / '],
    ['12', '1', '12 / '],
    ['12 /', '12 / ', '12'],
    ['12 / 3', '12 / ', '12 / 3'],
    ['1231', '', '12 / 31'],
    ['12 / 315', '12 / 31', '12 / 31'],
  ])('formats the expiry %s typed after %s as %s', (typed, before, written) => {
    expect(formatExpiry(typed, before)).toBe(written)
  })

  it('accepts a month of a year until its last day', () => {
    expect(parseExpiry('12 / 31')).toEqual({ month: 12, year: 2031 })
    expect(parseExpiry('13 / 31')).toBeNull()
    expect(parseExpiry('12 / 3')).toBeNull()
    expect(isExpired({ month: 11, year: 2026 }, new Date(2026, 10, 30))).toBe(false)
    expect(isExpired({ month: 11, year: 2026 }, new Date(2026, 11, 1))).toBe(true)
  })

  it.each([
    ['', 'required'],
    ['13 / 30', 'expiry'],
    ['10 / 26', 'expired'],
  ])('checks the expiry %s: %s', (expiry, problem) => {
    expect(wrong({ expiry }).expiry).toBe(problem)
  })
})

it('requires as many security code digits as the brand has', () => {
  expect(wrong({ cvc: '' }).cvc).toBe('required')
  expect(wrong({ cvc: '1234' }).cvc).toBe('cvc')
  expect(wrong({ number: '378282246310005', cvc: '123' }).cvc).toBe('cvc')
})

describe('the card that a purchase proposes', () => {
  const card = (id: string, expMonth: number, expYear: number) => ({ id, expMonth, expYear })

  it('is the first that has not expired', () => {
    const cards = [card('expired', 10, 2026), card('newest', 11, 2026), card('older', 1, 2030)]
    expect(findProposedCard(cards, today)?.id).toBe('newest')
    expect(findProposedCard(cards.slice(0, 1), today)).toBeUndefined()
  })
})
