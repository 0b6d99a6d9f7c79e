import { type Language, languages as registered } from '@hibiki/languages'

export { type Language, textIn } from '@hibiki/languages'

/** The member app stores the reader's choice under this key; the console reads and writes the same. */
const STORAGE_KEY = 'hibiki.language'

/** The languages of the console, the default first: those of its staff. Each has a folder of texts beside this file. */
const consoleLanguages: readonly Language[] = ['ja', 'en']
export const languages = consoleLanguages.map((locale) => ({ locale, ...registered[locale] }))

/** Returns the row of a language, that of the default language for one the console does not have. */
export const getLanguage = (locale: string | null) =>
  languages.find((language) => language.locale === locale) ?? { locale: 'ja' as const, ...registered.ja }

/** The language the page shows, for what has no hook at hand. */
export const getPageLanguage = (): Language =>
  languages.find(({ tag }) => tag === document.documentElement.lang)?.locale ?? 'ja'

/** A language of the console in `?lang=` wins, any other value selects Japanese, the stored choice otherwise. */
const chooseLanguage = (search: string, stored: string | null): Language =>
  getLanguage(new URLSearchParams(search).get('lang') ?? stored).locale

/** Announces the language of the page to screen readers and the server (`Accept-Language`). */
function setPageLanguage(language: Language): void {
  document.documentElement.lang = registered[language].tag
}

/** Stores the reader's choice for both apps. The console merely opened keeps the choice: the member app may show more languages. */
export function applyLanguage(language: Language): void {
  localStorage.setItem(STORAGE_KEY, language)
  setPageLanguage(language)
}

/** The language at the start: announced, and stored where the address names it. */
export function initializeLanguage(search: string): Language {
  const language = chooseLanguage(search, localStorage.getItem(STORAGE_KEY))
  if (new URLSearchParams(search).get('lang') === language) applyLanguage(language)
  else setPageLanguage(language)
  return language
}
