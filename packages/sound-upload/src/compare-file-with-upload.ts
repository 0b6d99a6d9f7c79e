import { isFileReadable } from './file-bytes.ts'
import type { ResumableWaitingUpload } from './find-unfinished-uploads.ts'
import { createFileFingerprint } from './fingerprint.ts'

type ComparedFile = 'same' | 'other' | 'unreadable'

/** Whether this is the file of an interrupted upload. For an upload of another browser only the name and the size are known. */
export async function compareFileWithUpload(
  { fingerprint, fileName, fileSize }: Pick<ResumableWaitingUpload, 'fingerprint' | 'fileName' | 'fileSize'>,
  file: File,
): Promise<ComparedFile> {
  if (!(await isFileReadable(file))) return 'unreadable'
  if (fingerprint === null) return file.name === fileName && file.size === fileSize ? 'same' : 'other'
  return createFileFingerprint(file).then(
    (its) => (its === fingerprint ? 'same' : 'other'),
    () => 'unreadable',
  )
}
