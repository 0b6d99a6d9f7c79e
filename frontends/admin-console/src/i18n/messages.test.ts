import { compareLocales } from '@hibiki/languages/testing'
import english from 'ra-language-english'
import { describe, expect, it } from 'vitest'
import { languages } from './languages.ts'
import { getTexts } from './messages.ts'

const flatten = (tree: object, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flatten(value, `${path}${key}.`),
  )

const keysOf = (tree: object) => new Set(flatten(tree).map(([key]) => key.replace(/_(one|other)$/, '')))

it('every language has the same keys, placeholders and text widths', () => {
  const own = languages.map(({ locale }) => [locale, getTexts(locale).console])
  expect(compareLocales(Object.fromEntries(own))).toEqual([])
})

it.each(languages)('$name also translates every key of react-admin', ({ locale }) => {
  const keys = keysOf(getTexts(locale))
  expect([...keysOf(english)].filter((key) => !keys.has(key))).toEqual([])
})

it('every language has the same keys outside of react-admin’s', () => {
  expect(keysOf(getTexts('en'))).toEqual(keysOf(getTexts('ja')))
})

describe('Japanese texts', () => {
  const japanese = new Map(flatten(getTexts('ja')))

  it('contain no untranslated text', () => {
    const untranslated = [...japanese].filter(([, text]) =>
      /[a-z]{4,}/i.test(
        text.replace(/\{?\{\w+\}\}?|Hibiki|Before|After|freee|JPEG|WebP|PROOF_SIGNING_KEY/g, ''),
      ),
    )
    expect(untranslated).toEqual([])
  })

  it.each([
    ['ended.refused', '認証に失敗したのでログアウトしました。再度ログインしてください。'],
    ['applications.approved', '承認しました。'],
    ['applications.rejected', '却下しました。'],
    ['applications.deleted', '情報を削除しました。'],
    ['applications.deleteFailed', '削除に失敗しました。{{reason}}'],
  ])('contain the exact text of the specification for %s', (key, text) => {
    expect(japanese.get(`console.${key}`)).toBe(text)
  })
})
