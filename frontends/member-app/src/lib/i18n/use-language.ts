import { useTranslation } from 'react-i18next'
import { changeLanguage } from './i18n.ts'
import type { Language } from './languages.ts'

/** Returns the member's language and a function to change it, which stores it in the browser. */
export function useLanguage(): { language: Language; change: (language: Language) => Promise<void> } {
  const { i18n } = useTranslation()
  return { language: i18n.language as Language, change: changeLanguage }
}
