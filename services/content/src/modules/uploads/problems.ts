import { ApiError, type LocalText } from '@hibiki/http'
import { fieldText, localText } from '../../texts.ts'
import type { InspectProblem } from './inspect/inspect-file.ts'

/** The reasons why an upload is rejected, by field, in words for the person who chose the file. */
export type Problem =
  | { code: 'CONTENT_UPLOAD_REFUSED'; fields: Record<string, LocalText> }
  | { code: 'CONTENT_UPLOAD_DUPLICATE'; title: string }

type FileProblem =
  | InspectProblem
  | 'too-large'
  | 'too-large-inline'
  | 'more-than-said'
  | 'unreadable'
  | 'incomplete'

const fileText = (what: FileProblem): LocalText => localText(({ fileProblems }) => fileProblems[what])

/** Returns a problem of the file itself, which is shown at the field that carries it. */
export function toFileProblem(what: FileProblem): Problem {
  return { code: 'CONTENT_UPLOAD_REFUSED', fields: { dmv: fileText(what) } }
}

export function toWrongCourseProblem(minutes: number): Problem {
  const text = localText(({ fileProblems }) => fileProblems['wrong-course'], { minutes })
  return { code: 'CONTENT_UPLOAD_REFUSED', fields: { minutesCourse: text } }
}

/** Returns the problem of an upload that refers to master data which was deleted after it was opened. */
export function toDeletedProblem(fields: readonly string[]): Problem {
  return {
    code: 'CONTENT_UPLOAD_REFUSED',
    fields: Object.fromEntries(fields.map((field) => [field, fieldText('deletedMeanwhile')])),
  }
}

export function toApiError(problem: Problem): ApiError {
  if (problem.code === 'CONTENT_UPLOAD_DUPLICATE')
    return new ApiError(problem.code, { params: { title: problem.title } })
  return new ApiError(problem.code, { fields: problem.fields })
}
