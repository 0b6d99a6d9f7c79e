import { describe, expect, it } from 'vitest'
import { languages } from './languages.ts'
import { messagesOf, textsOf } from './messages.ts'

const flat = (tree: object, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flat(value, `${path}${key}.`),
  )
const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort().join()

const english = new Map(flat(messagesOf('en')))
const translations = languages.map(({ locale }) => locale).filter((locale) => locale !== 'en')

describe.each(translations)('the texts in %s', (locale) => {
  const own = flat(textsOf(locale))

  it('have the keys of the English texts', () => {
    expect(own.map(([key]) => key).sort()).toEqual([...english.keys()].sort())
  })

  it('have the placeholders of the English texts', () => {
    const differing = own
      .filter(([key]) => key.startsWith('console.'))
      .filter(([key, text]) => placeholders(text) !== placeholders(english.get(key) ?? ''))
    expect(differing).toEqual([])
  })
})

describe('the Japanese texts', () => {
  const japanese = new Map(flat(textsOf('ja')))

  it('leave nothing untranslated', () => {
    const untranslated = [...japanese].filter(([, text]) =>
      /[a-z]{4,}/i.test(text.replace(/%?\{\w+\}|Hibiki|smart|Before|After/g, '')),
    )
    expect(untranslated).toEqual([])
  })

  it.each([
    ['ended.refused', '認証に失敗したのでログアウトしました。再度ログインしてください。'],
    ['applications.approved', '承認しました。'],
    ['applications.rejected', '却下しました。'],
    ['applications.deleted', '情報を削除しました。'],
    ['applications.deleteFailed', '削除に失敗しました。%{reason}'],
  ])('have the exact words of D1§8 and D3§8 for %s', (key, text) => {
    expect(japanese.get(`console.${key}`)).toBe(text)
  })
})
