import { mergeTranslations } from 'react-admin'
import type { Language } from './languages.ts'

type Messages = { [key: string]: string | Messages }

const files = import.meta.glob<Messages>('./*/*.json', { eager: true, import: 'default' })

/** Returns the texts in the folder of a language, those of react-admin included. */
export function getTexts(language: Language): Messages {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`./${language}/`))
  return mergeTranslations(...own.map(([, texts]) => texts)) as Messages
}
