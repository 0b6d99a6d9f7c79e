import { foldForSearch } from '@hibiki/text'
import { toHiragana, toRomaji } from 'wanakana'

/** The maximum length of a condition. */
export const MAX_SEARCH_CONDITION_LENGTH = 100

/** Romanizes kana in the ways people type them: with and without the second letter of a long vowel. */
function romajiOf(text: string): string[] {
  const letters = text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
  return [toRomaji(toHiragana(letters, { passRomaji: true })), toRomaji(foldForSearch(text))]
}

/** Returns the reading of a name as searches compare it; null without one. */
export const toKanaKey = (nameKana: string | null): string | null =>
  nameKana === null ? null : foldForSearch(nameKana)

/**
 * Builds the text by which a customer is found: first the name, then its reading in kana and in Latin letters, mail address and login
 * name.
 */
export function buildCustomerSearchText(options: {
  name: string
  nameKana: string | null
  email: string
  loginName: string
}): string {
  const name = options.name.replace(/\s+/g, ' ')
  const { nameKana } = options
  const words = [
    foldForSearch(name),
    ...romajiOf(name),
    ...(nameKana === null ? [] : [foldForSearch(nameKana), ...romajiOf(nameKana)]),
    foldForSearch(options.email),
    foldForSearch(options.loginName),
  ]
  return [...new Set(words)].join('\n')
}

/** Returns the spellings of a condition, any of which may occur: as typed, and its kana in Latin letters. */
export function listSearchSpellings(condition: string): string[] {
  const typed = foldForSearch(condition).replace(/\s+/g, '')
  if (typed === '') return []
  return [...new Set([typed, ...romajiOf(condition)])].filter((spelling) => spelling !== '')
}
