import { describe, expect, it } from 'vitest'
import { isEmailLoginId, normalizeLoginId } from './login-id.rules.ts'
import { toThrottleAddress } from './throttle-address.rules.ts'

describe('normalizeLoginId', () => {
  it('ignores case, blanks and width', () => {
    expect(normalizeLoginId('  Hanako@Example.JP ')).toBe('hanako@example.jp')
    expect(normalizeLoginId('ＨＡＮＡＫＯ')).toBe('hanako')
    expect(isEmailLoginId('a@b')).toBe(true)
    expect(isEmailLoginId('hanako')).toBe(false)
  })
})

describe('toThrottleAddress', () => {
  it.each([
    [undefined, '10.0.0.1', '10.0.0.1'],
    ['203.0.113.9', '10.0.0.1', '203.0.113.9'],
    ['1.2.3.4, 203.0.113.9', '10.0.0.1', '203.0.113.9'],
    ['::ffff:203.0.113.9', '10.0.0.1', '203.0.113.9'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '', '2001:db8:1:2::/64'],
    ['2001:0db8:1:2::1', '', '2001:db8:1:2::/64'],
    ['2001:db8::1', '', '2001:db8:0:0::/64'],
    ['::1', '', '0:0:0:0::/64'],
  ])('counts X-Forwarded-For %s from socket %s as %s', (forwardedFor, socket, expected) => {
    expect(toThrottleAddress(forwardedFor, socket)).toBe(expected)
  })
})
