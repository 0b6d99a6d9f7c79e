import type { UnfinishedUpload, UnfinishedUploadStorage } from './unfinished-upload-storage.ts'
import type { UploadStatus } from './upload-status.ts'

/** An upload that waits for bytes, as the server lists it. */
export interface WaitingUpload {
  key: string
  uploadUrl: string
  fileName: string
  receivedBytes: number
  /** Null until its client has said it. */
  fileSize: number | null
  startedAt: string
}

/** An upload that can continue when its file is chosen again; one of this browser has the fingerprint of its file. */
export type ResumableWaitingUpload<Waiting extends WaitingUpload = WaitingUpload> = Waiting & {
  fingerprint: string | null
  /** The received share of the file; null while its size is unknown. */
  percent: number | null
}

interface Deps<Waiting extends WaitingUpload> {
  unfinished: UnfinishedUploadStorage
  /** The member's own uploads that wait for bytes, of every browser. */
  listWaiting: () => Promise<Waiting[]>
  readState: (key: string) => Promise<UploadStatus | null>
}

/**
 * Finds unfinished uploads: those that wait for the rest of their file, and one of this browser whose file has arrived and whose verdict
 * was not read yet. It forgets those of this browser that no longer exist.
 */
export async function findUnfinishedUploads<Waiting extends WaitingUpload>({
  listWaiting,
  unfinished,
  readState,
}: Deps<Waiting>) {
  const waiting = await listWaiting()
  const own = new Map(unfinished.list().map((upload) => [upload.key, upload]))
  let arrived: UnfinishedUpload | null = null
  for (const upload of own.values()) {
    if (waiting.some(({ key }) => key === upload.key)) continue
    const verdict = await readState(upload.key).catch(() => undefined)
    if (verdict === null) unfinished.remove(upload.key)
    else if (verdict && verdict.state !== 'waiting') arrived ??= upload
  }
  const resumable = waiting.map(
    (upload): ResumableWaitingUpload<Waiting> => ({
      ...upload,
      fingerprint: own.get(upload.key)?.fingerprint ?? null,
      percent: upload.fileSize ? Math.floor((100 * upload.receivedBytes) / upload.fileSize) : null,
    }),
  )
  return { resumable, arrived }
}
