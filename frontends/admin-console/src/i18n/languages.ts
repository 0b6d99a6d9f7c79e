import { type Language, languages as registered } from '@hibiki/languages'

export { type Language, selectLanguageText } from '@hibiki/languages'

/** The member app stores the reader's choice under the same key. */
const STORAGE_KEY = 'hibiki.language'

/** The console supports the languages of its staff, the default first. Each has a folder of texts beside this file. */
const consoleLanguages: readonly Language[] = ['ja', 'en']
export const languages = consoleLanguages.map((locale) => ({ locale, ...registered[locale] }))

/** Returns the entry of a language, or of the default language if the console does not support it. */
export const resolveLanguage = (locale: string | null) =>
  languages.find((language) => language.locale === locale) ?? { locale: 'ja' as const, ...registered.ja }

/** Returns the language of the page for code that cannot use a hook. */
export const getPageLanguage = (): Language =>
  languages.find(({ tag }) => tag === document.documentElement.lang)?.locale ?? 'ja'

/** `?lang=` overrides the stored choice; an unsupported value selects Japanese. */
const chooseLanguage = (search: string, stored: string | null): Language =>
  resolveLanguage(new URLSearchParams(search).get('lang') ?? stored).locale

/** Tells the language of the page to screen readers and, by `Accept-Language`, to the server. */
function setPageLanguage(language: Language): void {
  document.documentElement.lang = registered[language].tag
}

/** Stores the reader's choice for both apps. Opening the console does not store anything, since the member app supports more languages. */
export function applyLanguage(language: Language): void {
  localStorage.setItem(STORAGE_KEY, language)
  setPageLanguage(language)
}

/** Sets the language of the page, and stores it only if the address names it. */
export function initializeLanguage(search: string): Language {
  const language = chooseLanguage(search, localStorage.getItem(STORAGE_KEY))
  if (new URLSearchParams(search).get('lang') === language) applyLanguage(language)
  else setPageLanguage(language)
  return language
}
