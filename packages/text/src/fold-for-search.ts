import { VARIANT_KANJI } from './variant-kanji.ts'

/** Characters between letters that searches ignore; line breaks are not included, since they separate texts. */
export const SEARCH_IGNORED_CHARACTERS =
  ' \t\v\f\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000' + // blanks
  '\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0' + // of no width
  '\uFE00-\uFE0F\u{E0000}-\u{E0FFF}' + // variation selectors and tags
  'ー'

/** People type these for ー; elsewhere than after kana they are hyphens and waves. */
export const LONG_VOWEL_MARKS = '\\-‐‑‒–—―−─━~〜'

const ignored = new RegExp(`[${SEARCH_IGNORED_CHARACTERS}]`, 'gu')
// A voiced mark may stand apart from its kana until the end, and further marks of a long vowel behind it.
const longVowels = new RegExp(
  `(?<=[ぁ-ゖァ-ヺ][\u3099\u309A${LONG_VOWEL_MARKS}]*)[${LONG_VOWEL_MARKS}]`,
  'gu',
)

/** Signs of one kana that names of places are written with at will: 茅ヶ崎, 茅ケ崎. */
const SMALL_KE = [
  ['け', 'ゖ'],
  ['か', 'ゕ'],
] as const

const foldedForms = new Map(
  [...VARIANT_KANJI, ...SMALL_KE, ['σ', 'ς']].flatMap(([first = '', ...others]) =>
    others.map((other) => [other, first] as const),
  ),
)

const KATAKANA_AFTER_HIRAGANA = 0x60
const isKatakana = (character: string) =>
  (character >= 'ァ' && character <= 'ヶ') || character === 'ヽ' || character === 'ヾ'

function foldCharacter(character: string): string {
  const kana = isKatakana(character)
    ? String.fromCharCode(character.charCodeAt(0) - KATAKANA_AFTER_HIRAGANA)
    : character
  const small = kana.toLowerCase()
  const single = [...small].length === 1 ? small : kana
  return foldedForms.get(single) ?? single
}

/**
 * A text as all searches compare it: what people take for the same word is the same text. Width, capitals, katakana and hiragana,
 * long vowels, blanks, variation selectors and other characters of no width, and the forms of a kanji make no difference; small kana,
 * accents and voiced marks do. Line breaks stay, so that texts can be folded together.
 */
export function foldForSearch(text: string): string {
  const compatible = text.replace(ignored, '').normalize('NFKC').replace(ignored, '').replace(longVowels, '')
  return Array.from(compatible, foldCharacter).join('').normalize('NFC')
}

const spellings = new Map<string, string[]>()
for (const [other, first] of foldedForms) spellings.set(first, [...(spellings.get(first) ?? []), other])

/** Returns every character that folds to this one, including itself. */
export function listCharacterSpellings(folded: string): string[] {
  const forms = [folded, ...(spellings.get(folded) ?? [])]
  const others = forms.flatMap((form) => [form.toUpperCase(), toKatakana(form)])
  const isOne = (form: string) => [...form].length === 1 && foldCharacter(form) === folded
  return [...new Set([...forms, ...others])].filter(isOne)
}

function toKatakana(character: string): string {
  const isHiragana = (character >= 'ぁ' && character <= 'ゖ') || character === 'ゝ' || character === 'ゞ'
  return isHiragana ? String.fromCharCode(character.charCodeAt(0) + KATAKANA_AFTER_HIRAGANA) : character
}
