import { stemmer } from 'stemmer'
import { toSimplified } from './simplified.rules.ts'
import { intentConcepts, listConcepts } from './thesaurus.rules.ts'

/** A lexeme, and its weight in a question. */
export interface Lexeme {
  lexeme: string
  weight: number
}

/** Tuned on the `tune` half of loadtests/bench/support-questions.json. Pairs of hiragana are mostly grammar. */
const weights = {
  concept: 3,
  word: 1,
  hanPair: 1,
  mixedPair: 0.8,
  hiraganaPair: 0.5,
  han: 0.5,
  katakanaPair: 0.2,
  chinesePair: 1,
  /** One of its characters is grammar. */
  halfChinesePair: 0.4,
  chinese: 0.4,
}

/** Returns whether a language is Chinese; texts in both of its scripts are compared in simplified characters. */
export const isChineseLanguage = (language: string) => language === 'cn' || language === 'tw'

/** Single characters that are only grammar in Chinese, such as "的" and "吗", and stand in nearly every question. */
const chineseGrammar = new Set(
  '的了吗呢吧啊呀嘛么我你您他她它们是在有没不也都就还又和与或把被让给对从到这那哪个些什怎样何为以可能会要想请得很最再已而且但如果因所于之其啥咋',
)

const englishStopWords = new Set(
  'a an and am are as at be but by can could do does did for from get how i if in is it its me my of on or our so that the their there they this to was we what when where which who why will with would you your have has had not no please about s m t re ve ll d im ive ill id dont doesnt didnt wont cant couldnt isnt wasnt its thats whats youre just really very still even though right then than too any some something anything everything one get got want wanna need like keep go going now today again all also up out back off over here make made give let tell know say said thing things stuff way hi hello hey ok okay thanks thank sorry lol'.split(
    ' ',
  ),
)

const runs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]+|[a-z0-9]+/gu
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]/u
const katakanaWords = /[\p{Script=Katakana}ー]{3,}/gu

/**
 * Divides a text into the lexemes by which it is searched, in order: words in Latin letters by their English stem; of Japanese and Chinese,
 * which have no spaces, every pair of neighbouring characters, single kanji or hanzi, and whole words in katakana; and the concepts of the
 * thesaurus. Articles and questions are divided alike.
 */
export function toLexemes(text: string, language: string): Lexeme[] {
  const chinese = isChineseLanguage(language)
  const composed = text.normalize('NFKC').toLowerCase()
  const normal = chinese ? toSimplified(composed) : composed
  const said = [...normal.replace(/[’']/g, '').matchAll(runs)].flatMap(([run]) => {
    if (!eastAsian.test(run)) return ofLatin(run)
    return chinese ? ofChinese(run) : ofJapanese(run)
  })
  return [...said, ...listConcepts(normal, { chinese }).map(toLexeme)]
}

/** Divides a text of a language into lexemes. */
export type LexemeSplitter = (text: string, language: string) => readonly Lexeme[]

/** Returns a `toLexemes` that caches its results, for work that divides the same texts several times. */
export function createMemoizedLexemeSplitter(): LexemeSplitter {
  const known = new Map<string, Lexeme[]>()
  return (text, language) => {
    const key = `${language} ${text}`
    const lexemes = known.get(key) ?? toLexemes(text, language)
    known.set(key, lexemes)
    return lexemes
  }
}

/** Lexemes of the thesaurus have these prefixes, with which no word begins. */
export const TOPIC_LEXEME_PREFIX = 'c0'
export const INTENT_LEXEME_PREFIX = 'c1'
const toLexeme = (concept: string): Lexeme => ({
  lexeme: (intentConcepts.has(concept) ? INTENT_LEXEME_PREFIX : TOPIC_LEXEME_PREFIX) + concept.toLowerCase(),
  weight: weights.concept,
})

function ofLatin(word: string): Lexeme[] {
  if (englishStopWords.has(word)) return []
  return [{ lexeme: stemmer(word), weight: weights.word }]
}

function ofJapanese(run: string): Lexeme[] {
  const characters = [...run]
  const kanji = characters
    .filter((character) => /\p{Script=Han}/u.test(character))
    .map((lexeme) => ({ lexeme, weight: weights.han }))
  const pairs = characters.slice(1).map((character, at) => {
    const lexeme = `${characters[at]}${character}`
    return { lexeme, weight: weightOfPair(lexeme) }
  })
  const words = (run.match(katakanaWords) ?? []).map((lexeme) => ({ lexeme, weight: weights.word }))
  return [...kanji, ...pairs, ...words]
}

function ofChinese(run: string): Lexeme[] {
  const characters = [...run]
  const single = characters
    .filter((character) => !chineseGrammar.has(character))
    .map((lexeme) => ({ lexeme, weight: weights.chinese }))
  const pairs = characters.slice(1).flatMap((character, at) => {
    const pair = [characters[at] ?? '', character]
    const grammar = pair.filter((one) => chineseGrammar.has(one)).length
    if (grammar === 2) return []
    return [{ lexeme: pair.join(''), weight: grammar ? weights.halfChinesePair : weights.chinesePair }]
  })
  return [...single, ...pairs]
}

function weightOfPair(pair: string): number {
  if (/^[\p{Script=Hiragana}ー]{2}$/u.test(pair)) return weights.hiraganaPair
  if (/^[\p{Script=Katakana}ー]{2}$/u.test(pair)) return weights.katakanaPair
  return /^\p{Script=Han}{2}$/u.test(pair) ? weights.hanPair : weights.mixedPair
}

/** Returns the weight of a lexeme that this many of all documents contain; the search has the same formula in SQL. */
export function computeLexemeRarity(documents: number, documentsWith: number): number {
  return Math.log(1 + (documents - documentsWith + 0.5) / (documentsWith + 0.5))
}

/** Returns the length of the vector of a text's lexemes, each weighted by its kind and its rarity. */
export function computeVectorLength(
  text: string,
  language: string,
  rarity: (lexeme: string) => number,
  divide: LexemeSplitter = toLexemes,
): number {
  const weights = new Map(
    divide(text, language).map(({ lexeme, weight }) => [lexeme, weight * rarity(lexeme)]),
  )
  return Math.hypot(...weights.values())
}

/** Fields of an article as letters of a `tsvector`. */
type Field = 'A' | 'B' | 'C' | 'D'

/** Postgres stores no more positions of a lexeme, and no greater ones. */
const MAX_PLACES = 255
const MAX_PLACE = 16_383

/**
 * Returns the `tsvector` of fields as text: `'解約':1A,7B 'plan':2A`. Lexemes contain only letters and digits, so nothing needs quoting.
 */
export function toSearchVector(
  fields: readonly { field: Field; text: string }[],
  language: string,
  divide: LexemeSplitter = toLexemes,
): string {
  const places = new Map<string, string[]>()
  let place = 0
  for (const { field, text } of fields)
    for (const { lexeme } of divide(text, language)) {
      place = Math.min(place + 1, MAX_PLACE)
      const known = places.get(lexeme) ?? []
      if (known.length < MAX_PLACES) known.push(`${place}${field}`)
      places.set(lexeme, known)
    }
  return [...places].map(([lexeme, at]) => `'${lexeme}':${at.join(',')}`).join(' ')
}
