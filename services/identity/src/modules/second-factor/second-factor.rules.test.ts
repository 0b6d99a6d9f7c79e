import { describe, expect, it } from 'vitest'
import {
  isAuthenticatorAppCode,
  isSecondFactorRequired,
  normalizeSecondFactorCode,
} from './second-factor.rules.ts'

describe('the rules of the second factor', () => {
  it('require it when one of the roles is listed', () => {
    expect(isSecondFactorRequired(['ROLE_ADMIN', 'ROLE_GENERAL'], ['ROLE_ADMIN'])).toBe(true)
    expect(isSecondFactorRequired(['ROLE_GENERAL'], ['ROLE_ADMIN'])).toBe(false)
    expect(isSecondFactorRequired(['ROLE_ADMIN'], [])).toBe(false)
  })

  it('accept codes however they were typed', () => {
    expect(normalizeSecondFactorCode(' 123 456 ')).toBe('123456')
    expect(normalizeSecondFactorCode('１２３４５６')).toBe('123456')
    expect(normalizeSecondFactorCode('ABCD-efgh')).toBe('abcdefgh')
    expect(['123456', '12345', 'abcdef', '1234567'].map(isAuthenticatorAppCode)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})
