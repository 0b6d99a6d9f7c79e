import { describe, expect, it } from 'vitest'
import { isAwardLink } from './award.rules.ts'

describe('isAwardLink', () => {
  it.each(['https://example.org', 'https://example.org/news/1?a=b#c', 'https://例え.jp/受賞'])(
    'accepts %s',
    (link) => {
      expect(isAwardLink(link)).toBe(true)
    },
  )

  it.each([
    'http://example.org',
    'javascript:alert(1)',
    'data:text/html,x',
    '//example.org',
    '/support',
    'https://',
    'https://name:password@example.org',
    '',
  ])('rejects %s', (link) => {
    expect(isAwardLink(link)).toBe(false)
  })
})
