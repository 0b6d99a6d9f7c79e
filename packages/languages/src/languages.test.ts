import { describe, expect, it } from 'vitest'
import {
  completeLanguages,
  findAcceptedLanguage,
  languageCodes,
  languages,
  parseLanguage,
} from './languages.ts'
import { selectLanguageText } from './local-text.ts'

describe('languages', () => {
  it('begin with Japanese, and Japanese and English are complete', () => {
    expect(languageCodes[0]).toBe('ja')
    expect(completeLanguages).toEqual(expect.arrayContaining(['ja', 'en']))
  })

  it.each(languageCodes)('%s has a tag and a region that Intl supports', (code) => {
    const { tag, region } = languages[code]
    expect(Intl.DateTimeFormat.supportedLocalesOf([tag, region])).toEqual([tag, region])
    expect(languages[code].accepts).toContainEqual(expect.stringMatching(/^[a-z-]+$/))
  })
})

describe('findAcceptedLanguage', () => {
  it.each([
    ['ja', 'ja'],
    ['en-gb', 'en'],
    ['zh', 'cn'],
    ['zh-cn', 'cn'],
    ['zh-hans-cn', 'cn'],
    ['zh-tw', 'tw'],
    ['zh-hant-hk', 'tw'],
    ['english', null],
    ['fr', null],
  ])('of %s is %s', (tag, code) => {
    expect(findAcceptedLanguage(tag, languageCodes)).toBe(code)
  })

  it('returns no language that is not offered', () => {
    expect(findAcceptedLanguage('zh-tw', ['ja', 'en'])).toBeNull()
  })
})

describe('parseLanguage', () => {
  it.each([
    ['ja', 'ja'],
    ['en', 'en'],
    ['cn', 'cn'],
    ['tw', 'tw'],
    ...['EN', 'zh', 'zh-TW', 'fr', 'toString', '__proto__', ''].map((value) => [value, 'ja']),
  ])('with %j selects the language %s', (value, language) => {
    expect(parseLanguage(value as string)).toBe(language)
  })
})

describe('selectLanguageText', () => {
  it('falls back to Japanese', () => {
    const text = { ja: '響き', en: 'Resonance' }
    expect(['en', 'cn', 'fr'].map((language) => selectLanguageText(text, language))).toEqual([
      'Resonance',
      '響き',
      '響き',
    ])
  })
})
