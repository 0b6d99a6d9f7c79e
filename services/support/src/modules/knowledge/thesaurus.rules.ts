import { accountConcepts } from './thesaurus-account.rules.ts'
import { listeningConcepts } from './thesaurus-listening.rules.ts'

/**
 * What members mean by many words: a concept and the words for it, in Japanese and English. Articles and questions that use any of them have
 * the concept in common, so that "返すには" finds 「返却」 and "send it back" finds "return".
 */
export const concepts: Readonly<Record<string, readonly RegExp[]>> = {
  ...accountConcepts,
  ...listeningConcepts,
}

/** Concepts that are no topics of ours: they say what is wanted, of whatever. */
export const acts: ReadonlySet<string> = new Set(
  'why history buying undo deletion change difference price expire refuse forgot seen share past goOn amount advised meaning twice suddenly paid free company code result night group chooseSound broken delivery address'.split(
    ' ',
  ),
)
