import { toHiragana } from '../modules/knowledge/hiragana.rules.ts'
import { toSimplified } from '../modules/knowledge/simplified.rules.ts'

/** A text in the form that the patterns of each script match. */
export interface FoldedText {
  /** Latin words in lower case with single blanks, without apostrophes: "I can’t" is "i cant". */
  words: string
  /** Without blanks, marks and long vowels, katakana as hiragana: "シニ タイ" is "しにたい". */
  kana: string
  /** `kana` in simplified characters, or null where kana show that the text is not Chinese. */
  chinese: string | null
}

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Variation_Selector}\p{Cc}]/gu
const APOSTROPHES = /['‘’‚‛`´ʹʻʼʽˈ′‵＇]/gu
/** The ends of sentences are kept as one sign, so that no pattern matches across them. */
const SENTENCE_ENDS = /[.。!?…]+/gu

/** Removes differences without meaning: width, case, apostrophes of phones, katakana, long vowels, blanks, invisible characters. */
export function foldForDanger(text: string): FoldedText {
  const blank = text.replace(/[\r\n\t]/g, ' ')
  const plain = blank.replace(APOSTROPHES, '').normalize('NFKC').replace(INVISIBLE, '').toLowerCase()
  const words = plain
    .replace(APOSTROPHES, '')
    .replace(/[^\p{L}\p{N}\s.!?]/gu, ' ')
    .replace(/[.!?]+/g, ' . ')
    .replace(/\s+/g, ' ')
    .trim()
  const kana = toHiragana(plain)
    .replace(/(?<=[\p{Script=Hiragana}\p{Script=Han}])[ー~〜～ｰ—―-]+/gu, '')
    .replace(/(?<=[^a-z0-9])[.](?=[^a-z0-9\s])/gu, '')
    .replace(SENTENCE_ENDS, '。')
    .replace(/[^\p{L}\p{N}。]/gu, '')
  const isChinese = /\p{Script=Han}/u.test(kana) && !/\p{Script=Hiragana}/u.test(kana)
  return { words, kana, chinese: isChinese ? toSimplified(kana) : null }
}
