import { cancelUpload } from './cancel-upload.ts'
import { UnreadableFileError } from './file-bytes.ts'
import { createFileSender, type FileSender } from './file-sender.ts'
import type { ResumableWaitingUpload } from './find-unfinished-uploads.ts'
import { createFileFingerprint } from './fingerprint.ts'
import { toMpegDataUrl } from './mpeg-data-url.ts'
import type { UnfinishedUpload, UnfinishedUploadStorage } from './unfinished-upload-storage.ts'
import { MAX_INLINE_UPLOAD_BYTES } from './upload-sizes.ts'
import type { UploadStatus } from './upload-status.ts'

/** The state of an upload. `opening`: its call is running and contains small files. `waiting`: for the network. */
export type UploadTransferState =
  | { phase: 'idle' }
  | { phase: 'opening'; fileName: string }
  | { phase: 'sending' | 'paused' | 'waiting'; fileName: string; percent: number }
  | { phase: 'checking'; fileName: string }
  | { phase: 'ready'; fileName: string }
  /** The file arrived and was not accepted; `reason` is the server's sentence. */
  | { phase: 'refused'; fileName: string; reason: string }
  /** The call or the sending ended otherwise; `error` is what the call threw, `null` when the upload is gone,
   * an {@link UnreadableFileError} when the file is: it can go on once that is there again. */
  | { phase: 'failed'; fileName: string; error: unknown }

/** The part of the file in a call that opens an upload. */
export interface NewUploadFile {
  fileName: string
  dmv: string
  fileSize?: number
}
export interface UploadTarget {
  key?: string
  uploadUrl?: string
}

interface Deps {
  unfinished: UnfinishedUploadStorage
  /** Returns the state of an upload on the server; null if there is none. Throws when it cannot be reached. */
  readState: (key: string) => Promise<UploadStatus | null>
  /** Is called before every piece to renew the session if necessary. */
  beforeRequest?: () => Promise<void>
}

const ASK_MS = 1000
const ASK_AGAIN_MS = 4000

/** Manages one upload at a time, from the choice of a file to the server's verdict, as a store with subscribe and getState. */
export function createUploadTransfer({ unfinished, readState, beforeRequest }: Deps) {
  let state: UploadTransferState = { phase: 'idle' }
  let current: { upload: UnfinishedUpload; sending: FileSender | null } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function become(next: UploadTransferState): void {
    state = next
    for (const listener of [...listeners]) listener()
  }

  function end(next: UploadTransferState): void {
    if (current) unfinished.remove(current.upload.key)
    current = null
    become(next)
  }

  /** Polls until there is a verdict. */
  async function follow(upload: UnfinishedUpload): Promise<void> {
    const { fileName, key } = upload
    current = { upload, sending: null }
    become({ phase: 'checking', fileName })
    const isOver = () => current?.upload.key !== key
    const again = (afterMs: number) => {
      if (!isOver()) timer = setTimeout(() => void ask(), afterMs)
    }
    async function ask(): Promise<void> {
      const verdict = await readState(key).catch(() => undefined)
      if (isOver()) return
      if (verdict === undefined) return again(ASK_AGAIN_MS)
      if (verdict === null) return end({ phase: 'failed', fileName, error: null })
      if (verdict.state === 'ready') return end({ phase: 'ready', fileName })
      if (verdict.state === 'refused')
        return end({ phase: 'refused', fileName, reason: verdict.reason ?? '' })
      again(ASK_MS)
    }
    await ask()
  }

  function send(file: Blob, upload: UnfinishedUpload, begunPercent: number): void {
    const { fileName, key } = upload
    let percent = begunPercent
    let renewed = false
    const sending = createFileSender({
      file,
      uploadUrl: upload.uploadUrl,
      beforeRequest,
      onProgress(next) {
        percent = next
        if (state.phase === 'paused') return
        if (state.phase !== 'sending' || state.percent !== next)
          become({ phase: 'sending', fileName, percent })
      },
      onDone: () => void follow(upload),
      onInterrupted: () => become({ phase: 'waiting', fileName, percent }),
      onUnreadable() {
        current = null
        become({ phase: 'failed', fileName, error: new UnreadableFileError('the file changed on its way') })
      },
      async onEnded({ status, message }) {
        // The app's own client knows how to renew a session, or how to say that it is over.
        if (status === 401 && !renewed) {
          renewed = true
          const known = await readState(key).catch(() => null)
          if (known) return sending.resume()
        }
        end({ phase: 'failed', fileName, error: status === 404 ? null : new Error(message) })
      },
    })
    current = { upload, sending }
    become({ phase: 'sending', fileName, percent })
    sending.resume()
  }

  /** Cancels an upload of an earlier page or another browser. Throws when the server cannot be reached. */
  async function discard({ key, uploadUrl }: Pick<UnfinishedUpload, 'key' | 'uploadUrl'>): Promise<void> {
    await beforeRequest?.()
    const isGone =
      (await cancelUpload(uploadUrl)) ||
      // The app's own client knows how to renew a session that has ended meanwhile.
      (await readState(key)) === null ||
      (await cancelUpload(uploadUrl))
    if (!isGone) throw new Error('the session has ended')
    unfinished.remove(key)
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    getState: () => state,

    /** Opens an upload with the call given and sends the file, inside the call or in pieces. */
    async begin(file: File, open: (file: NewUploadFile) => Promise<UploadTarget>): Promise<void> {
      const { name: fileName, size } = file
      become({ phase: 'opening', fileName })
      try {
        if (size <= MAX_INLINE_UPLOAD_BYTES) {
          await open({ fileName, dmv: await toMpegDataUrl(file) })
          return become({ phase: 'ready', fileName })
        }
        const fingerprint = await createFileFingerprint(file)
        const { key, uploadUrl } = await open({ fileName, dmv: '', fileSize: size })
        if (!key || !uploadUrl) return become({ phase: 'failed', fileName, error: null })
        const upload = { key, uploadUrl, fileName, fingerprint, begunAt: Date.now() }
        unfinished.save(upload)
        send(file, upload, 0)
      } catch (error) {
        become({ phase: 'failed', fileName, error })
      }
    },
    /** Resumes an upload of an earlier page or another browser; the caller has compared the files (`compareFileWithUpload`). */
    async resume(file: File, resumable: ResumableWaitingUpload): Promise<void> {
      const { key, uploadUrl, fileName, percent } = resumable
      try {
        const fingerprint = resumable.fingerprint ?? (await createFileFingerprint(file))
        const upload = { key, uploadUrl, fileName, fingerprint, begunAt: Date.parse(resumable.startedAt) }
        unfinished.save(upload)
        send(file, upload, percent ?? 0)
      } catch (error) {
        become({ phase: 'failed', fileName, error })
      }
    },
    follow,
    pause() {
      if (!current?.sending || (state.phase !== 'sending' && state.phase !== 'waiting')) return
      current.sending.pause()
      become({ ...state, phase: 'paused' })
    },
    goOn() {
      if (!current?.sending || state.phase !== 'paused') return
      become({ ...state, phase: 'sending' })
      current.sending.resume()
    },
    /** Cancels the running upload, here and on the server. */
    async cancel(): Promise<void> {
      const upload = current?.upload
      current?.sending?.pause()
      end({ phase: 'idle' })
      if (upload) await discard(upload).catch(() => {})
    },
    discard,
    /** Is called after a verdict has been read. */
    reset: () => become({ phase: 'idle' }),
    /** Is called when the page closes: sending stops, and unfinished uploads stay stored. */
    close() {
      clearTimeout(timer)
      current?.sending?.pause()
      current = null
    },
  }
}

export type UploadTransfer = ReturnType<typeof createUploadTransfer>
