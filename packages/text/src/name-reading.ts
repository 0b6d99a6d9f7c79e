import { LONG_VOWEL_MARKS } from './fold-for-search.ts'

const KATAKANA_AFTER_HIRAGANA = 0x60
const hiragana = /[ぁ-ゖゝゞ]/g
const longVowels = new RegExp(`(?<=[ァ-ヺー])[${LONG_VOWEL_MARKS}]`, 'g')
const reading = /^[ァ-ヺヽヾー・ ]*$/
/** Words in one square, such as ㌔, which would become longer. */
const squareWords = /[\u3300-\u3357]/

/**
 * Returns the reading of a name as it is stored: katakana with long vowel marks, middle dots and single spaces, whatever kana and
 * width it was typed in. An empty text stays empty.
 * @returns null when it contains anything else
 */
export function normalizeNameReading(typed: string): string | null {
  if (squareWords.test(typed)) return null
  const katakana = toFullWidth(typed).replace(hiragana, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) + KATAKANA_AFTER_HIRAGANA),
  )
  const line = katakana.replace(longVowels, 'ー').replace(/\s+/g, ' ').trim()
  return reading.test(line) ? line : null
}

/** A voiced mark that stands apart after its kana in full width is joined to it, too. */
const toFullWidth = (typed: string): string =>
  typed.replaceAll('\u309B', '\u3099').replaceAll('\u309C', '\u309A').normalize('NFKC')
