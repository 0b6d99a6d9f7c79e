import english from 'ra-language-english'
import { mergeTranslations, type TranslationMessages } from 'react-admin'
import type { Language } from './languages.ts'

type Messages = { [key: string]: string | Messages }

const files = import.meta.glob<Messages>('./*/*.json', { eager: true, import: 'default' })

/** The texts of a language, as its folder holds them. */
export function getTexts(language: Language): Messages {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`./${language}/`))
  return mergeTranslations(...own.map(([, texts]) => texts)) as Messages
}

/** All texts in a language; what react-admin says and the folder does not is in react-admin's English. */
export const getMessages = (language: Language): TranslationMessages =>
  mergeTranslations(english, getTexts(language))
