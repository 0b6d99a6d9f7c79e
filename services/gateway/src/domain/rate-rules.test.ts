import { describe, expect, it } from 'vitest'
import { addressKey, generalClassOf, strictClassOf } from './rate-rules.ts'

describe('rate rules', () => {
  it('count log-ins and mails strictly', () => {
    expect(strictClassOf('auth/login')).toBe('login')
    expect(strictClassOf('account/forgot-password/issue-confirm-mail')).toBe('mail')
    expect(strictClassOf('account/change-email')).toBe('mail')
    expect(strictClassOf('dmv/record-playing')).toBeNull()
  })

  it('give media ranges their own class, not the renewal of links', () => {
    expect(generalClassOf('media/0193-abc')).toBe('media')
    expect(generalClassOf('media/renew-link')).toBe('calls')
    expect(generalClassOf('auth/login')).toBe('calls')
    expect(generalClassOf('v3/payment/webhook')).toBe('events')
  })

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('take %s as %s', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })
})
