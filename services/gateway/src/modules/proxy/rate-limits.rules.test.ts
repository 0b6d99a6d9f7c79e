import { describe, expect, it } from 'vitest'
import { getRateClass } from './rate-limits.rules.ts'

describe('the rules of rate limits', () => {
  it('count media ranges and the pictures of sounds in a class of their own, but renewals of links as calls', () => {
    expect(getRateClass('media/0193-abc')).toBe('media')
    expect(getRateClass('soundesthe/landscapes/0193-abc/56.avif')).toBe('media')
    expect(getRateClass('soundesthe/landscape')).toBe('calls')
    expect(getRateClass('media/renew-link')).toBe('calls')
    expect(getRateClass('auth/login')).toBe('calls')
    expect(getRateClass('v3/payment/webhook')).toBe('events')
    expect(getRateClass('v2/support/mail-reply')).toBe('events')
    expect(getRateClass('v2/support/chat/picture')).toBe('calls')
  })
})
