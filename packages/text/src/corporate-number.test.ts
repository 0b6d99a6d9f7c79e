import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  computeCorporateCheckDigit,
  isCorporateNumber,
  isInvoiceRegistrationNumber,
} from './corporate-number.ts'

const baseDigits = fc.stringMatching(/^[0-9]{12}$/)

describe('isCorporateNumber', () => {
  it.each([
    ['the National Tax Agency', '7000012050002'],
    ['the Digital Agency', '8000012010038'],
    ['Toyota Motor', '1180301018771'],
    ['Sony Group', '5010401067252'],
  ])('accepts the published number of %s', (_owner, number) => {
    expect(isCorporateNumber(number)).toBe(true)
    expect(isInvoiceRegistrationNumber(`T${number}`)).toBe(true)
  })

  it.each([
    ['a wrong check digit', '7000012050003'],
    ['twelve digits', '700001205000'],
    ['fourteen digits', '70000120500020'],
    ['full-width digits', '７０００012050002'],
    ['a blank inside', '7000012 050002'],
    ['nothing', ''],
  ])('rejects %s', (_what, number) => {
    expect(isCorporateNumber(number)).toBe(false)
  })

  it('accepts exactly one first digit for any twelve others', () => {
    fc.assert(
      fc.property(baseDigits, (base) => {
        const accepted = [...'0123456789'].filter((digit) => isCorporateNumber(digit + base))
        expect(accepted).toEqual([String(computeCorporateCheckDigit(base))])
      }),
    )
  })

  it('notices any single wrong digit but a 0 for a 9 or a 9 for a 0', () => {
    fc.assert(
      fc.property(baseDigits, fc.nat({ max: 11 }), fc.nat({ max: 9 }), (base, position, digit) => {
        const written = Number(base[position])
        fc.pre(digit !== written && Math.abs(digit - written) !== 9)
        const typed = base.slice(0, position) + digit + base.slice(position + 1)
        expect(isCorporateNumber(computeCorporateCheckDigit(base) + typed)).toBe(false)
      }),
    )
  })
})

describe('isInvoiceRegistrationNumber', () => {
  it.each(['7000012050002', 't7000012050002', 'T7000012050003', 'T', ''])('rejects %j', (text) => {
    expect(isInvoiceRegistrationNumber(text)).toBe(false)
  })
})
