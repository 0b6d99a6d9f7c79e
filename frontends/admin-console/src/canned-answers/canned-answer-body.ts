import type { RequestOf, ResponseOf } from '../api/contract.ts'
import { omitBlankTexts } from '../components/omit-blank-texts.ts'

export type CannedAnswer = ResponseOf<'GET /admin/canned-answers/{id}'>
type Body = RequestOf<'POST /admin/canned-answers'>

/** Returns the fields that the service accepts; it sets the others itself. */
export const toCannedAnswerBody = ({ title, texts }: Partial<Body>) => ({
  title,
  texts: omitBlankTexts(texts),
})

/** Returns a change of the canned answer that the form was opened with. */
export const toCannedAnswerChange = (answer: CannedAnswer) => ({
  ...toCannedAnswerBody(answer),
  updatedAt: answer.updatedAt,
})
