import { type Language, languages as registered } from '@hibiki/languages'

export { type Language, textIn } from '@hibiki/languages'

/** The member app stores the reader's choice under this key; the console reads and writes the same. */
const storageKey = 'hibiki.language'

/** The languages of the console, the default first: those of its staff. Each has a folder of texts beside this file. */
const consoleLanguages: readonly Language[] = ['ja', 'en']
export const languages = consoleLanguages.map((locale) => ({ locale, ...registered[locale] }))

/** Returns the row of a language, that of the default language for one the console does not have. */
export const languageOf = (locale: string | null) =>
  languages.find((language) => language.locale === locale) ?? { locale: 'ja' as const, ...registered.ja }

/** The language the page shows, for what has no hook at hand. */
export const languageOfPage = (): Language =>
  languages.find(({ tag }) => tag === document.documentElement.lang)?.locale ?? 'ja'

/** `?lang=en` wins, any other `lang` value selects Japanese, the stored choice otherwise (D-178). */
export const chooseLanguage = (search: string, stored: string | null): Language =>
  languageOf(new URLSearchParams(search).get('lang') ?? stored).locale

export const storedLanguage = (): string | null => localStorage.getItem(storageKey)

/** Stores the choice for both apps and announces it to screen readers and the server (`Accept-Language`). */
export function applyLanguage(language: Language): void {
  localStorage.setItem(storageKey, language)
  document.documentElement.lang = registered[language].tag
}
