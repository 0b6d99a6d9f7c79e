import { describe, expect, it } from 'vitest'
import { resolveLanguage, toLanguageTag } from './languages.ts'

describe('the language at start', () => {
  it.each([
    ['?lang=en', null, 'en'],
    ['?lang=en', 'ja', 'en'],
    ['?lang=cn', 'en', 'cn'],
    ['?lang=tw', 'ja', 'tw'],
    ['?lang=zh-TW', 'en', 'ja'],
    ['?lang=toString', 'en', 'ja'],
    ['?lang=xx', 'en', 'ja'],
    ['?lang=', 'en', 'ja'],
    ['', 'en', 'en'],
    ['', 'tw', 'tw'],
    ['', 'klingon', 'ja'],
    ['', 'toString', 'ja'],
    ['', null, 'ja'],
  ])('chooses for the address %j and the stored choice %j the language %s', (search, stored, language) => {
    expect(resolveLanguage(search, stored)).toBe(language)
  })

  it('announces the language that is really shown', () => {
    expect(toLanguageTag('en')).toBe('en')
    expect(toLanguageTag('cn')).toBe('zh-Hans')
  })
})
