/** The member app stores the reader's choice under this key; the console reads and writes the same. */
const storageKey = 'hibiki.language'

/**
 * The languages of the console, the default first. A language is a row here and a folder of texts beside this file; `short` is for
 * the switch in the bar, `region` and `month` for dates.
 */
export const languages = [
  { locale: 'ja', name: '日本語', short: '日本語', region: 'ja-JP', month: '2-digit' },
  { locale: 'en', name: 'English', short: 'EN', region: 'en-GB', month: 'short' },
] as const

export type Language = (typeof languages)[number]['locale']

/** Returns the row of a language, that of the default language for one the console does not have. */
export const languageOf = (locale: string | null) =>
  languages.find((language) => language.locale === locale) ?? languages[0]

/** `?lang=en` wins, any other `lang` value selects Japanese, the stored choice otherwise (D-178). */
export const chooseLanguage = (search: string, stored: string | null): Language =>
  languageOf(new URLSearchParams(search).get('lang') ?? stored).locale

export const storedLanguage = (): string | null => localStorage.getItem(storageKey)

/** Stores the choice for both apps and announces it to screen readers and the server (`Accept-Language`). */
export function applyLanguage(language: Language): void {
  localStorage.setItem(storageKey, language)
  document.documentElement.lang = language
}

/** Returns a text of the data that exists in two languages, in the language of the page. */
export const textIn = (locale: string, texts: { ja: string; en: string }): string =>
  locale === 'en' ? texts.en : texts.ja
