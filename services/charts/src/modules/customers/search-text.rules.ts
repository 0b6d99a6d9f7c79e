import { toHiragana, toRomaji } from 'wanakana'

/** Longest condition that is searched for. */
export const MAX_CONDITION_LENGTH = 100

/** Case, width, spaces and the two kana do not matter in a search (D-068). */
export function normalizeForSearch(text: string): string {
  return toHiragana(text.normalize('NFKC').toLowerCase().replace(/\s+/g, ''), { passRomaji: true })
}

/** What a customer is found by: name, reading in Latin letters, mail address and login name. */
export function searchTextOf(o: { name: string; email: string; loginName: string }): string {
  const name = normalizeForSearch(o.name)
  const words = [name, toRomaji(name), o.email.toLowerCase(), o.loginName.toLowerCase()]
  return [...new Set(words)].join('\n')
}

/** Spellings of a condition, any of which may occur: as typed, and its kana in Latin letters. */
export function spellingsOf(condition: string): string[] {
  const typed = normalizeForSearch(condition)
  if (typed === '') return []
  return [...new Set([typed, toRomaji(typed)])]
}
