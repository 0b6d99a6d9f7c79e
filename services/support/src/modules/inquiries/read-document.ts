import { ApiError } from '@hibiki/http'
import pLimit from 'p-limit'
import type { SupportContext } from '../../context.ts'
import { toFileStorageKey } from './pictures.sql.ts'

/** A document and its encrypted bytes are in memory at once, up to 16 MB, so only this many are read or stored at a time. */
const MAX_AT_ONCE = 4
/** Each upload that waits holds its file. */
const MAX_WAITING = 16
const RETRY_AFTER_SECONDS = 5
const limit = pLimit(MAX_AT_ONCE)

/** Returns the bytes of a document, or null when there are none. @throws when they were changed */
export const readDocument = (
  { sealedFiles }: Pick<SupportContext, 'sealedFiles'>,
  id: string,
): Promise<Buffer | null> => limit(() => sealedFiles.read(toFileStorageKey(id)))

/** Stores the bytes of a document. @throws ApiError E5030 with `retry-after` while too many others wait */
export async function storeDocument(
  { sealedFiles }: Pick<SupportContext, 'sealedFiles'>,
  id: string,
  bytes: Buffer,
): Promise<void> {
  if (limit.activeCount + limit.pendingCount >= MAX_AT_ONCE + MAX_WAITING)
    throw new ApiError('E5030', { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } })
  await limit(() => sealedFiles.put(toFileStorageKey(id), bytes))
}
