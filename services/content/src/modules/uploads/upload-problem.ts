import { ApiError, type LocalText } from '@hibiki/http'
import { fieldText, localText } from '../../texts.ts'
import type { InspectionProblem } from './inspect/inspect-mp3-file.ts'

/** The reasons why an upload is rejected, by field, in words for the person who chose the file. */
export type UploadProblem =
  | { code: 'CONTENT_UPLOAD_REFUSED'; fields: Record<string, LocalText> }
  | { code: 'CONTENT_UPLOAD_DUPLICATE'; title: string }

type FileProblem =
  | InspectionProblem
  | 'too-large'
  | 'too-large-inline'
  | 'more-than-said'
  | 'unreadable'
  | 'incomplete'

const fileText = (what: FileProblem): LocalText => localText((t) => t(`fileProblems.${what}`))

/** Returns a problem of the file itself, which is shown at the field that carries it. */
export function toFileProblem(what: FileProblem): UploadProblem {
  return { code: 'CONTENT_UPLOAD_REFUSED', fields: { dmv: fileText(what) } }
}

export function toWrongCourseProblem(minutes: number): UploadProblem {
  const text = localText((t) => t('fileProblems.wrong-course', { minutes }))
  return { code: 'CONTENT_UPLOAD_REFUSED', fields: { minutesCourse: text } }
}

/** Returns the problem of an upload that refers to master data which was deleted after it was opened. */
export function toDeletedMasterDataProblem(fields: readonly string[]): UploadProblem {
  return {
    code: 'CONTENT_UPLOAD_REFUSED',
    fields: Object.fromEntries(fields.map((field) => [field, fieldText('deletedMeanwhile')])),
  }
}

export function toUploadApiError(problem: UploadProblem): ApiError {
  if (problem.code === 'CONTENT_UPLOAD_DUPLICATE')
    return new ApiError(problem.code, { params: { title: problem.title } })
  return new ApiError(problem.code, { fields: problem.fields })
}
