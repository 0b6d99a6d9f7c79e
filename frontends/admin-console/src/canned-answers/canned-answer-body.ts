import type { RequestOf, ResponseOf } from '../api/contract.ts'
import { filledTexts } from '../components/filled-texts.ts'

export type CannedAnswer = ResponseOf<'GET /admin/canned-answers/{id}'>
type Body = RequestOf<'POST /admin/canned-answers'>

/** What the service takes of a form; the rest of the record is its own. */
export const cannedAnswerBody = ({ title, texts }: Partial<Body>) => ({ title, texts: filledTexts(texts) })

/** A change of the canned answer as the form was opened with it. */
export const cannedAnswerChange = (answer: CannedAnswer) => ({
  ...cannedAnswerBody(answer),
  updatedAt: answer.updatedAt,
})
