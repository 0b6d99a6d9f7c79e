import { readdirSync, readFileSync } from 'node:fs'
import { compareLocales } from '@hibiki/languages/testing'
import { describe, expect, it } from 'vitest'
import { languageCodes, languages } from '../lib/i18n/languages.ts'

const filesOf = (language: string): string[] =>
  readdirSync(new URL(`./${language}/`, import.meta.url)).filter((name) => name.endsWith('.json'))

const read = (language: string, file: string): unknown =>
  JSON.parse(readFileSync(new URL(`./${language}/${file}`, import.meta.url), 'utf8'))

const incomplete = languageCodes.filter((code) => !languages[code].complete)

describe('the languages', () => {
  it.each(filesOf('ja'))('has the keys and placeholders of Japanese in %s, at lengths that fit', (file) => {
    const present = languageCodes.filter(
      (language) => languages[language].complete || filesOf(language).includes(file),
    )
    const texts = present.map((language) => [language, read(language, file)])
    expect(compareLocales(Object.fromEntries(texts))).toEqual([])
  })

  it.each(languageCodes)('has in %s no file that Japanese lacks', (language) => {
    expect(filesOf('ja')).toEqual(expect.arrayContaining(filesOf(language)))
  })

  it.each(filesOf('en'))('writes email and ¥ in the English of %s (docs/languages.md)', (file) => {
    expect(JSON.stringify(read('en', file))).not.toMatch(/\be-mail\b|\}\} yen\b|"mails? |[a-z] mails?\b/i)
  })

  it.each(filesOf('ja'))(
    'writes おまかせ and never ランダム in the Japanese of %s (docs/languages.md)',
    (file) => {
      expect(JSON.stringify(read('ja', file))).not.toContain('ランダム')
    },
  )

  it.each(incomplete)('says in %s that it is being prepared', (language) => {
    const { display } = read(language, 'common.json') as { display: { incomplete: string } }
    expect(display.incomplete).not.toBe('')
  })
})
