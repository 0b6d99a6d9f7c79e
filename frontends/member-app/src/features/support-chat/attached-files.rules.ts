import { openInquiryLimits } from '../../lib/api/limits.gen/open-inquiry.ts'
import type { ChatDocument } from './api/upload-picture.ts'

/** The files of a message that is being written; they are uploaded when chosen. */
export interface AttachedFiles {
  pictureIds: string[]
  documents: ChatDocument[]
}

export const noFiles: AttachedFiles = { pictureIds: [], documents: [] }

/** The service accepts at most this size; saying so before the upload saves a tired person the wait. */
export const MAX_FILE_BYTES = 8 * 1024 * 1024

export const PDF_TYPE = 'application/pdf'
const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']
export const acceptedTypes: readonly string[] = [...pictureTypes, PDF_TYPE]

const { pictureIds: pictureLimits, documentIds: documentLimits } = openInquiryLimits

/** Why a file is not uploaded, as the key of the text that says so. */
export type FileProblem = `file.${'wrongType' | 'tooLarge' | 'tooManyPictures' | 'tooManyDocuments'}`

/** Returns why the service would reject a further file; null for one that it would take. */
export function findFileProblem(
  { type, size }: Pick<File, 'type' | 'size'>,
  { pictureIds, documents }: AttachedFiles,
): FileProblem | null {
  if (!acceptedTypes.includes(type)) return 'file.wrongType'
  if (size > MAX_FILE_BYTES) return 'file.tooLarge'
  if (type === PDF_TYPE) return documents.length >= documentLimits.maxItems ? 'file.tooManyDocuments' : null
  return pictureIds.length >= pictureLimits.maxItems ? 'file.tooManyPictures' : null
}

/** The counts for the texts of problems and for the hint. */
export const fileCounts = { pictures: pictureLimits.maxItems, documents: documentLimits.maxItems }
