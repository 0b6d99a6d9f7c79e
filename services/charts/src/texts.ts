import { type LocaleTexts, loadLocaleTexts } from '@hibiki/service'
import type { TranslateFn } from './modules/calendar/calendar-event-response.ts'

interface Texts {
  texts: Readonly<Partial<Record<string, string>>>
}

const { textsIn }: LocaleTexts<Texts> = loadLocaleTexts<Texts>(new URL('../', import.meta.url))

/** Looks up texts of events in `locales/<language>.json`, in Japanese for other languages. */
export function createTranslator(language: string): TranslateFn {
  const { texts } = textsIn(language)
  return (key) => texts[key] ?? key
}
