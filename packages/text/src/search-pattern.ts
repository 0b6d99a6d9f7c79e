import {
  foldForSearch,
  LONG_VOWEL_MARKS,
  listCharacterSpellings,
  SEARCH_IGNORED_CHARACTERS,
} from './fold-for-search.ts'

/** Only the beginning of a longer condition is used. */
export const MAX_PATTERN_CHARACTERS = 200

const BETWEEN = `[${SEARCH_IGNORED_CHARACTERS}]*`
const AFTER_KANA = `[${SEARCH_IGNORED_CHARACTERS}${LONG_VOWEL_MARKS}]*`
const kana = /[ぁ-ゖ]/

/**
 * A regular expression of Postgres and of JavaScript that finds a condition in texts in NFKC just as `foldForSearch` compares the two:
 * the texts need not be stored in folded form. Signs of patterns in the condition are plain text.
 */
export function toSearchPattern(condition: string): string {
  const characters = [...foldForSearch(condition)].slice(0, MAX_PATTERN_CHARACTERS)
  return characters
    .map((character, index) => {
      if (index === characters.length - 1) return classOf(character)
      return classOf(character) + (kana.test(character) ? AFTER_KANA : BETWEEN)
    })
    .join('')
}

const special = /[\\^$.|?*+()[\]{}]/g

function classOf(character: string): string {
  const spellings = listCharacterSpellings(character).map((spelling) => spelling.replace(special, '\\$&'))
  return spellings.length === 1 ? spellings.join('') : `[${spellings.join('')}]`
}
