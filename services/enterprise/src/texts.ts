import { readFileSync } from 'node:fs'
import type { Language } from '@hibiki/http'

type Locale = typeof import('../locales/ja.json')

const read = (language: Language): Locale =>
  JSON.parse(readFileSync(new URL(`../locales/${language}.json`, import.meta.url), 'utf8'))
const locales = { ja: read('ja'), en: read('en') }

/** Texts of the service beside those of its errors. */
export function texts(language: Language): Omit<Locale, 'errors'> {
  return locales[language]
}
