import { readFileSync } from 'node:fs'
import type { Translate } from './modules/calendar/event-response.ts'

const folder = new URL('../locales/', import.meta.url)

/** Texts of events by language; a language is one more file. */
const cache = new Map<string, Record<string, string>>()

/** Looks texts up in `locales/<language>.json`, in Japanese where the language has none. */
export function translator(language: string): Translate {
  const texts = textsOf(language)
  return (key) => texts[key] ?? textsOf('ja')[key] ?? key
}

function textsOf(language: string): Record<string, string> {
  const cached = cache.get(language)
  if (cached) return cached
  const texts = readTexts(language)
  cache.set(language, texts)
  return texts
}

function readTexts(language: string): Record<string, string> {
  if (!/^[a-z]{2}$/.test(language)) return {}
  const file: { texts: Record<string, string> } = JSON.parse(
    readFileSync(new URL(`${language}.json`, folder), 'utf8'),
  )
  return file.texts
}
