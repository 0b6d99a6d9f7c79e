import type { RequestOf } from '../api/contract.ts'
import { filledTexts } from '../components/filled-texts.ts'

type Body = RequestOf<'PUT /admin/canned-answers/{id}'>

/** What the service takes of a form; the rest of the record is its own. */
export const cannedAnswerBody = ({ title, texts }: Partial<Body>) => ({ title, texts: filledTexts(texts) })
