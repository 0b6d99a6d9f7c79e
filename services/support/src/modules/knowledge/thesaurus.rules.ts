import { accountConcepts } from './thesaurus-account.rules.ts'
import { listeningConcepts } from './thesaurus-listening.rules.ts'

/**
 * Synonyms: each concept with its patterns in Japanese and English. Articles and questions that match one have the concept in
 * common, so that "返すには" finds 「返却」 and "send it back" finds "return".
 */
export const concepts: Readonly<Record<string, readonly RegExp[]>> = {
  ...accountConcepts,
  ...listeningConcepts,
}

/** Concepts that express an intent rather than a topic. */
export const acts: ReadonlySet<string> = new Set(
  'why history buying undo deletion change difference price expire refuse forgot seen share past goOn amount advised meaning twice suddenly paid free company code result night group chooseSound broken delivery address'.split(
    ' ',
  ),
)
