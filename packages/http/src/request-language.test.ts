import { describe, expect, it } from 'vitest'
import { getRequestLanguage } from './request-language.ts'

describe('getRequestLanguage', () => {
  it.each([
    [undefined, 'ja'],
    ['', 'ja'],
    ['en', 'en'],
    ['en-GB,ja;q=0.8', 'en'],
    ['ja,en;q=0.9', 'ja'],
    ['ja;q=0.3, en;q=0.9', 'en'],
    ['zh-CN,zh;q=0.9', 'cn'],
    ['zh-TW,en;q=0.8', 'tw'],
    ['fr, en;q=0.4', 'en'],
    ['en;q=0', 'ja'],
    ['en;q=oops', 'ja'],
    ['english', 'ja'],
  ])('of %s is %s', (header, expected) => {
    expect(getRequestLanguage({ headers: { 'accept-language': header } })).toBe(expected)
  })
})
