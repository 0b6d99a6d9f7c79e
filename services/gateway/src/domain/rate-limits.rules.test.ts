import { describe, expect, it } from 'vitest'
import { findStrictRateClass, getGeneralRateClass, toAddressKey } from './rate-limits.rules.ts'

describe('the rules of rate limits', () => {
  it('count log-ins and mails in strict classes', () => {
    expect(findStrictRateClass('auth/login')).toBe('login')
    expect(findStrictRateClass('account/forgot-password/issue-confirm-mail')).toBe('mail')
    expect(findStrictRateClass('account/change-email')).toBe('mail')
    expect(findStrictRateClass('dmv/record-playing')).toBeNull()
  })

  it('count media ranges in a class of their own, but renewals of links as calls', () => {
    expect(getGeneralRateClass('media/0193-abc')).toBe('media')
    expect(getGeneralRateClass('media/renew-link')).toBe('calls')
    expect(getGeneralRateClass('auth/login')).toBe('calls')
    expect(getGeneralRateClass('v3/payment/webhook')).toBe('events')
  })

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('count the address %s as %s', (address, key) => {
    expect(toAddressKey(address)).toBe(key)
  })
})
