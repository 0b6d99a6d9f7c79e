import type { RequestOf, ResponseOf } from '../api/contract.ts'
import { omitBlankTexts } from '../components/omit-blank-texts.ts'

export type CannedAnswer = ResponseOf<'GET /admin/canned-answers/{id}'>
type Body = RequestOf<'POST /admin/canned-answers'>

/** What the service takes of a form; the rest of the record is its own. */
export const toCannedAnswerBody = ({ title, texts }: Partial<Body>) => ({
  title,
  texts: omitBlankTexts(texts),
})

/** A change of the canned answer as the form was opened with it. */
export const toCannedAnswerChange = (answer: CannedAnswer) => ({
  ...toCannedAnswerBody(answer),
  updatedAt: answer.updatedAt,
})
