import { stemmer } from 'stemmer'

/** A lexeme and how much it says: pairs of hiragana are mostly grammar. */
export interface Lexeme {
  lexeme: string
  weight: number
}

/** What a pair of hiragana counts against any other lexeme. */
const GRAMMAR_WEIGHT = 0.3

const englishStopWords = new Set(
  'a an and am are as at be but by can could do does did for from get how i if in is it its me my of on or our so that the their there they this to was we what when where which who why will with would you your have has had not no please about'.split(
    ' ',
  ),
)

const runs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]+|[a-z0-9]+/gu
const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]/u
const katakanaWords = /[\p{Script=Katakana}ー]{3,}/gu
const hiraganaPair = /^[\p{Script=Hiragana}ー]{2}$/u

/**
 * What is searched of a text, in its order: English words by their stem; of Japanese, which has no spaces, every pair of neighbouring
 * characters, and words in katakana as a whole. The same for articles and questions.
 */
export function lexemesOf(text: string): Lexeme[] {
  const normal = text.normalize('NFKC').toLowerCase()
  return [...normal.matchAll(runs)].flatMap(([run]) => (japanese.test(run) ? ofJapanese(run) : ofLatin(run)))
}

function ofLatin(word: string): Lexeme[] {
  if (englishStopWords.has(word)) return []
  return [{ lexeme: stemmer(word), weight: 1 }]
}

function ofJapanese(run: string): Lexeme[] {
  const characters = [...run]
  if (characters.length === 1)
    return [{ lexeme: run, weight: hiraganaPair.test(run + run) ? GRAMMAR_WEIGHT : 1 }]
  const pairs = characters.slice(1).map((character, at) => {
    const lexeme = `${characters[at]}${character}`
    return { lexeme, weight: hiraganaPair.test(lexeme) ? GRAMMAR_WEIGHT : 1 }
  })
  const words = (run.match(katakanaWords) ?? []).map((lexeme) => ({ lexeme, weight: 1 }))
  return [...pairs, ...words]
}

/** Fields of an article as letters of a `tsvector`. */
type Field = 'A' | 'B' | 'C' | 'D'

/** Postgres keeps no more places of a lexeme, and no later ones. */
const MAX_PLACES = 255
const MAX_PLACE = 16_383

/**
 * The `tsvector` of fields, as text: `'解約':1A,7B 'plan':2A`. Lexemes hold letters and digits only, so that nothing needs quoting.
 */
export function toSearchVector(fields: readonly { field: Field; text: string }[]): string {
  const places = new Map<string, string[]>()
  let place = 0
  for (const { field, text } of fields)
    for (const { lexeme } of lexemesOf(text)) {
      place = Math.min(place + 1, MAX_PLACE)
      const known = places.get(lexeme) ?? []
      if (known.length < MAX_PLACES) known.push(`${place}${field}`)
      places.set(lexeme, known)
    }
  return [...places].map(([lexeme, at]) => `'${lexeme}':${at.join(',')}`).join(' ')
}
