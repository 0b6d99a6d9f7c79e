import type { LocalText } from '@hibiki/http'
import { type Locale, readLocales } from './errors.ts'

export interface ServiceTexts<Texts> {
  /** All texts of a language, in Japanese where there is no such language. */
  textsIn(language: string): Texts
  /** One text in every language, with its `{name}`s filled from `params`. */
  localText(pick: (texts: Texts) => string, params?: Record<string, string | number>): LocalText
}

/** What `locales/<language>.json` of the service's folder holds beside errors: another language is another file. */
export function loadTexts<Texts extends Locale>(folder: URL): ServiceTexts<Texts> {
  const locales = readLocales(folder) as Record<string, Texts>
  const textsIn = (language: string): Texts => {
    const texts = locales[language] ?? locales.ja
    if (!texts) throw new Error('locales/ja.json is missing')
    return texts
  }
  return {
    textsIn,
    localText(pick, params = {}) {
      const texts = Object.keys(locales).map((language) => [
        language,
        fillText(pick(textsIn(language)), params),
      ])
      return Object.fromEntries(texts)
    },
  }
}

/** Replaces `{name}` by the value of that name, where there is one. */
export function fillText(text: string, params: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
}
