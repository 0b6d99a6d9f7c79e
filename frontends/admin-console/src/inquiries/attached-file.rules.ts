import { answerAdminInquiryLimits } from '../api/limits.gen/answer-admin-inquiry.ts'
import { MAX_PICTURE_BYTES, PICTURE_MIME_TYPES } from '../components/picture-files.rules.ts'
import type { AttachedFile } from './types.ts'

const PDF_MIME_TYPE = 'application/pdf'
export const ATTACHABLE_MIME_TYPES: readonly string[] = [...PICTURE_MIME_TYPES, PDF_MIME_TYPE]

const limits = {
  picture: answerAdminInquiryLimits.pictureIds.maxItems,
  document: answerAdminInquiryLimits.documentIds.maxItems,
}

export type FileProblem = `console.inquiries.file.${'wrongType' | 'tooLarge' | 'tooMany'}`

export const getFileKind = ({ type }: Pick<File, 'type'>): AttachedFile['kind'] =>
  type === PDF_MIME_TYPE ? 'document' : 'picture'

/** Returns the key of the text that says why the service would reject a further file; null for one that it would take. */
export function findFileProblem(
  file: Pick<File, 'type' | 'size'>,
  attached: readonly AttachedFile[],
): FileProblem | null {
  if (!ATTACHABLE_MIME_TYPES.includes(file.type)) return 'console.inquiries.file.wrongType'
  // Pictures and PDFs have the same limit.
  if (file.size > MAX_PICTURE_BYTES) return 'console.inquiries.file.tooLarge'
  const kind = getFileKind(file)
  const isFull = attached.filter((other) => other.kind === kind).length >= limits[kind]
  return isFull ? 'console.inquiries.file.tooMany' : null
}

/** The ids as the call that sends an answer takes them. */
export const toAttachedFileIds = (files: readonly AttachedFile[]) => ({
  pictureIds: files.filter(({ kind }) => kind === 'picture').map(({ id }) => id),
  documentIds: files.filter(({ kind }) => kind === 'document').map(({ id }) => id),
})
