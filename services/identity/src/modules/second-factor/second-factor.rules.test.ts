import { describe, expect, it } from 'vitest'
import { isAppCode, isSecondFactorRequired, normalizeCode } from './second-factor.rules.ts'

describe('the rules of the second factor', () => {
  it('require it when one of the roles is listed', () => {
    expect(isSecondFactorRequired(['ROLE_ADMIN', 'ROLE_GENERAL'], ['ROLE_ADMIN'])).toBe(true)
    expect(isSecondFactorRequired(['ROLE_GENERAL'], ['ROLE_ADMIN'])).toBe(false)
    expect(isSecondFactorRequired(['ROLE_ADMIN'], [])).toBe(false)
  })

  it('accept codes however they were typed', () => {
    expect(normalizeCode(' 123 456 ')).toBe('123456')
    expect(normalizeCode('１２３４５６')).toBe('123456')
    expect(normalizeCode('ABCD-efgh')).toBe('abcdefgh')
    expect(['123456', '12345', 'abcdef', '1234567'].map(isAppCode)).toEqual([true, false, false, false])
  })
})
