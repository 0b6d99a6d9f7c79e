import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { SupportContext } from '../../context.ts'
import { type InquiryPicture, toFileStorageKey } from './pictures.sql.ts'

/** Reads the bytes of a picture. @throws when its file is missing or was changed */
export async function readPicture(
  { storage, sealedFiles }: Pick<SupportContext, 'storage' | 'sealedFiles'>,
  { id, bytes, sealed }: InquiryPicture,
): Promise<Buffer> {
  const storageKey = toFileStorageKey(id)
  if (!sealed) return buffer(storage.read({ storageKey, start: 0, end: bytes - 1 }))
  const picture = await sealedFiles.read(storageKey)
  if (!picture) throw new Error('the file of a picture is missing')
  return picture
}

/**
 * Stores the bytes of a picture as they are, because replicas of the release before serve meanwhile and read no encrypted ones. Once every
 * replica reads both, pictures are encrypted, too.
 */
export async function storePicture(
  { storage }: Pick<SupportContext, 'storage'>,
  id: string,
  bytes: Buffer,
): Promise<void> {
  await storage.put(toFileStorageKey(id), Readable.from([bytes]))
}
