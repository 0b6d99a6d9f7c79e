import { foldForSearch } from '@hibiki/text'
import { toHiragana, toRomaji } from 'wanakana'

/** Longest condition that is searched for. */
export const MAX_CONDITION_LENGTH = 100

/** Kana in Latin letters, as people type them: with and without the second letter of a long vowel. */
function romajiOf(text: string): string[] {
  const letters = text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
  return [toRomaji(toHiragana(letters, { passRomaji: true })), toRomaji(foldForSearch(text))]
}

/** What a customer is found by, the name first: name, reading in Latin letters, mail address and login name. */
export function searchTextOf(options: { name: string; email: string; loginName: string }): string {
  const name = options.name.replace(/\s+/g, ' ')
  const words = [
    foldForSearch(name),
    ...romajiOf(name),
    foldForSearch(options.email),
    foldForSearch(options.loginName),
  ]
  return [...new Set(words)].join('\n')
}

/** Spellings of a condition, any of which may occur: as typed, and its kana in Latin letters. */
export function listSpellings(condition: string): string[] {
  const typed = foldForSearch(condition).replace(/\s+/g, '')
  if (typed === '') return []
  return [...new Set([typed, ...romajiOf(condition)])].filter((spelling) => spelling !== '')
}
