import type { RequestOf, ResponseOf } from '../api/call-types.ts'
import { omitBlankTexts } from '../components/omit-blank-texts.ts'

export type CannedAnswer = ResponseOf<'GET /admin/canned-answers/{id}'>
type Body = RequestOf<'POST /admin/canned-answers'>

/** Returns the fields that the service accepts; it sets the others itself. */
export const toNewCannedAnswerBody = ({ title, texts }: Partial<Body>) => ({
  title,
  texts: omitBlankTexts(texts),
})

/** Returns a change of the canned answer that the form was opened with. */
export const toCannedAnswerUpdateBody = (answer: CannedAnswer) => ({
  ...toNewCannedAnswerBody(answer),
  updatedAt: answer.updatedAt,
})
