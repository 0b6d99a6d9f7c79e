/** The member app keeps the reader's choice under this key; the console reads and writes the same. */
const storageKey = 'hibiki.language'

export const languages = [
  { locale: 'ja', name: '日本語' },
  { locale: 'en', name: 'English' },
] as const

export type Language = (typeof languages)[number]['locale']

/** `?lang=en` wins, any other `lang` value selects Japanese, the stored choice otherwise (D-178). */
export function chooseLanguage(search: string, stored: string | null): Language {
  return (new URLSearchParams(search).get('lang') ?? stored) === 'en' ? 'en' : 'ja'
}

export const storedLanguage = (): string | null => localStorage.getItem(storageKey)

/** Keeps the choice for both apps and tells the page, screen readers and the server (`Accept-Language`). */
export function applyLanguage(language: Language): void {
  localStorage.setItem(storageKey, language)
  document.documentElement.lang = language
}
