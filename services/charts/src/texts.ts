import { readLocales } from '@hibiki/service'
import type { Translate } from './modules/calendar/event-response.ts'

/** Texts of events by language; a language is one more file. */
const locales = readLocales(new URL('../', import.meta.url))

/** Looks texts up in `locales/<language>.json`, in Japanese where the language has none. */
export function translator(language: string): Translate {
  return (key) => locales[language]?.texts?.[key] ?? locales.ja?.texts?.[key] ?? key
}
