import { isReadable } from './file-bytes.ts'
import type { Resumable } from './find-unfinished.ts'
import { createFingerprint } from './fingerprint.ts'

type ComparedFile = 'same' | 'other' | 'unreadable'

/** Whether this is the file of an interrupted upload. For an upload of another browser only the name and the size are known. */
export async function compareFile(
  { fingerprint, fileName, fileSize }: Pick<Resumable, 'fingerprint' | 'fileName' | 'fileSize'>,
  file: File,
): Promise<ComparedFile> {
  if (!(await isReadable(file))) return 'unreadable'
  if (fingerprint === null) return file.name === fileName && file.size === fileSize ? 'same' : 'other'
  return createFingerprint(file).then(
    (its) => (its === fingerprint ? 'same' : 'other'),
    () => 'unreadable',
  )
}
