import { expect, it } from 'vitest'
import { isHttpsLink } from './is-https-link.ts'

it.each([
  'https://example.org',
  'HTTPS://example.org',
  'https://example.org/news/1?a=b#c',
  'https://例え.jp/受賞',
])('accepts %s', (link) => {
  expect(isHttpsLink(link)).toBe(true)
})

it.each([
  'http://example.org',
  'javascript:alert(1)',
  'data:text/html,x',
  'example.org',
  '//example.org',
  '/support',
  'https:example.org',
  'https:/example.org',
  'https:///example.org',
  'https:\\\\example.org',
  'https://\\example.org',
  'https://',
  'https://exa mple.org',
  'https://name:password@example.org',
  'https://name@example.org',
  '',
])('rejects %s', (link) => {
  expect(isHttpsLink(link)).toBe(false)
})
