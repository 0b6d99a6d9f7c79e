/**
 * The languages of the product (D1§9). A language that is not complete yet is offered but shows Japanese (D-178), so the page
 * says `lang="ja"` for it and asks the server for Japanese.
 */
export const languages = {
  ja: { label: '日本語', htmlLang: 'ja', complete: true },
  en: { label: 'English', htmlLang: 'en', complete: true },
  cn: { label: '简体中文', htmlLang: 'zh-Hans', complete: false },
  tw: { label: '繁體中文', htmlLang: 'zh-Hant', complete: false },
} as const

export type Language = keyof typeof languages
export const defaultLanguage: Language = 'ja'
export const languageCodes = Object.keys(languages) as Language[]

const storageKey = 'hibiki.language'

const isLanguage = (value: string | null): value is Language => value !== null && value in languages

/** The language of the texts: Japanese while the member's own is not complete. */
export const textLanguage = (language: Language): Language =>
  languages[language].complete ? language : defaultLanguage

/** A complete language in `?lang=` wins, any other value selects Japanese, the stored choice otherwise (D-178). */
export function chooseLanguage(search: string, stored: string | null): Language {
  const requested = new URLSearchParams(search).get('lang')
  if (requested !== null) return isLanguage(requested) ? textLanguage(requested) : defaultLanguage
  return isLanguage(stored) ? stored : defaultLanguage
}

export const storedLanguage = (): string | null => localStorage.getItem(storageKey)
export const storeLanguage = (language: Language): void => localStorage.setItem(storageKey, language)

/** The same for the `lang` attribute, `Accept-Language` and Intl. */
export const displayLanguage = (language: Language): string => languages[textLanguage(language)].htmlLang
