import { accountConceptPatterns } from './thesaurus-account.rules.ts'
import { chineseConceptPatterns } from './thesaurus-chinese.rules.ts'
import { listeningConceptPatterns } from './thesaurus-listening.rules.ts'

/**
 * The concepts of the thesaurus with their patterns in Japanese and English. Articles and questions that match a pattern share its concept,
 * so that "返すには" finds 「返却」 and "send it back" finds "return".
 */
const concepts = { ...accountConceptPatterns, ...listeningConceptPatterns }

const chinese = Object.entries(concepts).map(([name, [, english]]) => ({
  name,
  patterns: [english, chineseConceptPatterns[name]],
}))
const japanese = Object.entries(concepts).map(([name, patterns]) => ({ name, patterns }))

/** Lists the concepts of a normalized text. Chinese has its own patterns, and the English ones for words in Latin letters. */
export function listConcepts(text: string, options: { chinese: boolean }): string[] {
  const all: readonly Concept[] = options.chinese ? chinese : japanese
  return all.filter(({ patterns }) => patterns.some((pattern) => pattern?.test(text))).map(({ name }) => name)
}

interface Concept {
  name: string
  patterns: readonly (RegExp | undefined)[]
}

/** Concepts that express an intent rather than a topic. */
export const intentConcepts: ReadonlySet<string> = new Set(
  'why history buying undo deletion change difference price expire refuse forgot seen share past goOn amount advised meaning twice suddenly paid free company code result night group chooseSound broken delivery address'.split(
    ' ',
  ),
)
