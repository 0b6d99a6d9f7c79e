import { defaultLanguage, type Language, languages, parseLanguage } from '@hibiki/languages'

export { defaultLanguage, type Language, languageCodes, languages } from '@hibiki/languages'

const storageKey = 'hibiki.language'

const isLanguage = (value: string | null): value is Language =>
  value !== null && Object.hasOwn(languages, value)

/** Returns the language of the texts: Japanese while the chosen one is incomplete. */
export const toTextLanguage = (language: Language): Language =>
  languages[language].complete ? language : defaultLanguage

/** Chooses the language: a complete one in `?lang=` wins, any other value there means Japanese, else the stored choice counts. */
export function resolveLanguage(search: string, stored: string | null): Language {
  const requested = new URLSearchParams(search).get('lang')
  if (requested !== null) return parseLanguage(requested)
  return isLanguage(stored) ? stored : defaultLanguage
}

export const readStoredLanguage = (): string | null => localStorage.getItem(storageKey)
export const storeLanguage = (language: Language): void => localStorage.setItem(storageKey, language)

/** Returns the tag for the `lang` attribute, `Accept-Language` and Intl: that of the texts really shown. */
export const toLanguageTag = (language: Language): string => languages[toTextLanguage(language)].tag
