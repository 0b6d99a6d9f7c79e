import english from 'ra-language-english'
import { mergeTranslations, type TranslationMessages } from 'react-admin'
import type { Language } from './languages.ts'

type Messages = { [key: string]: string | Messages }

const files = import.meta.glob<Messages>('./*/*.json', { eager: true, import: 'default' })

/** Returns the texts in the folder of a language. */
export function getTexts(language: Language): Messages {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`./${language}/`))
  return mergeTranslations(...own.map(([, texts]) => texts)) as Messages
}

/** Returns all texts in a language; react-admin's English completes what the folder does not contain. */
export const getMessages = (language: Language): TranslationMessages =>
  mergeTranslations(english, getTexts(language))
