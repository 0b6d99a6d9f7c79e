import { describe, expect, it } from 'vitest'
import { parseEmail } from './email-address.rules.ts'

describe('parseEmail', () => {
  it.each([
    ['a@b.jp', 'a@b.jp'],
    [' User.Name+tag@Example.CO.jp ', 'user.name+tag@example.co.jp'],
    ['ｕｓｅｒ＠ｅｘａｍｐｌｅ．ｊｐ', 'user@example.jp'],
    ["o'neil@example.com", "o'neil@example.com"],
    ['a@xn--eckwd4c7c.jp', 'a@xn--eckwd4c7c.jp'],
  ])('normalizes %s', (typed, expected) => {
    expect(parseEmail(typed)).toBe(expected)
  })

  it.each([
    '',
    '@example.jp',
    'a@',
    'a@b',
    'a@b..jp',
    '.a@b.jp',
    'a.@b.jp',
    'a b@c.jp',
    'a@b.jp\r\nBcc: c@d.jp',
    'a@b.jp,c@d.jp',
    'a@b.jp;c@d.jp',
    '"a"@b.jp',
    'a@[127.0.0.1]',
    '<a@b.jp>',
    'a\u0000@b.jp',
    'a\u202e@b.jp',
    '😀@b.jp',
    'a@😀.jp',
    `${'a'.repeat(65)}@b.jp`,
    `a@${'b'.repeat(10_000)}.jp`,
    'a@-b.jp',
    'a@b-.jp',
    'a@b.1',
  ])('returns null for %j', (typed) => {
    expect(parseEmail(typed)).toBeNull()
  })
})
