import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languageCodes, languages } from '../lib/i18n/languages.ts'

const filesOf = (language: string): string[] => {
  const folder = new URL(`./${language}/`, import.meta.url)
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.name.endsWith('.json') ? [entry.name] : [],
  )
}

/** Languages differ in their plural forms (`_one`, `_other`); a text counts once. */
const keysOf = (value: unknown): string[] => [
  ...new Set(leavesOf(value).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ''))),
]

const leavesOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) => leavesOf(child, path ? `${path}.${key}` : key))
    : [path]

const read = (language: string, file: string): unknown =>
  JSON.parse(readFileSync(new URL(`./${language}/${file}`, import.meta.url), 'utf8'))

const complete = languageCodes.filter((code) => languages[code].complete)
const incomplete = languageCodes.filter((code) => !languages[code].complete)

describe('the languages (D-178)', () => {
  it('Japanese and English are complete', () => {
    expect(complete).toEqual(expect.arrayContaining(['ja', 'en']))
  })

  it.each(incomplete)(
    '%s has no text that Japanese lacks, and says that it is being prepared',
    (language) => {
      for (const file of filesOf(language)) {
        expect(keysOf(read('ja', file))).toEqual(expect.arrayContaining(keysOf(read(language, file))))
      }
      const { display } = read(language, 'common.json') as { display: { incomplete: string } }
      expect(display.incomplete).not.toBe('')
    },
  )
})

describe.each(complete.filter((code) => code !== 'ja'))('%s', (language) => {
  it('has the same files as Japanese', () => {
    expect(filesOf(language).sort()).toEqual(filesOf('ja').sort())
  })

  it.each(filesOf('ja'))('has the keys of Japanese in %s', (file) => {
    expect(keysOf(read(language, file)).sort()).toEqual(keysOf(read('ja', file)).sort())
  })
})
