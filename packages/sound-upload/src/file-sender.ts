import { type DetailedError, Upload } from 'tus-js-client'
import { isFileReadable } from './file-bytes.ts'
import { UPLOAD_PIECE_BYTES } from './upload-sizes.ts'

interface Options {
  file: Blob
  uploadUrl: string
  /** Is called before every request to renew the session if necessary. */
  beforeRequest?: (() => Promise<void>) | undefined
  onProgress: (percent: number) => void
  onDone: () => void
  /** Is called when the connection is lost; sending continues when it is back. */
  onInterrupted: () => void
  /** The file on the disk is no longer the one that was chosen; what the server has of it stays. */
  onUnreadable: () => void
  /** The server ended it, with its sentence where there is one. */
  onEnded: (problem: { status: number; message: string }) => void
}

export interface FileSender {
  pause(): void
  resume(): void
}

/** Retries are quick at first; a failure that outlasts these waits for the network, at least `NEXT_ROUND_MS`. */
const RETRY_DELAYS_MS = [0, 1000, 2000, 4000]
const NEXT_ROUND_MS = 10_000

/** Sends a file to an opened upload, from the offset that the server reports (tus). Sending begins with the first call of `resume`. */
export function createFileSender(options: Options): FileSender {
  let later: ReturnType<typeof setTimeout> | undefined
  let stops = 0
  const stopWaiting = () => {
    clearTimeout(later)
    globalThis.removeEventListener('online', start)
  }
  function start(): void {
    stopWaiting()
    upload.start()
  }
  const upload = new Upload(options.file as File, {
    uploadUrl: new URL(options.uploadUrl, globalThis.location.origin).href,
    chunkSize: UPLOAD_PIECE_BYTES,
    retryDelays: RETRY_DELAYS_MS,
    storeFingerprintForResuming: false,
    onBeforeRequest: () => options.beforeRequest?.(),
    onShouldRetry: (error) => !isFinal(statusOf(error)) && navigator.onLine,
    onProgress: (sent, total) => options.onProgress(total > 0 ? Math.floor((100 * sent) / total) : 0),
    onSuccess: () => options.onDone(),
    async onError(error) {
      const status = statusOf(error)
      if (isFinal(status)) return options.onEnded({ status, message: messageOf(error) })
      // Browsers report a piece that they could not read like a connection that is gone.
      const stoppedBefore = stops
      const isThere = await isFileReadable(options.file)
      if (stops !== stoppedBefore) return
      if (!isThere) return options.onUnreadable()
      options.onInterrupted()
      globalThis.addEventListener('online', start, { once: true })
      later = setTimeout(start, NEXT_ROUND_MS)
    },
  })
  return {
    resume: start,
    pause() {
      stops++
      stopWaiting()
      void upload.abort()
    },
  }
}

/** 0 means no response. */
const statusOf = (error: Error): number =>
  (error as Partial<DetailedError>).originalResponse?.getStatus() ?? 0

/** Requests that ended early (408), wrong offsets (409) and busy uploads (423, 429) are retried. */
const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && ![408, 409, 423, 429].includes(status)

function messageOf(error: Error): string {
  try {
    const body: unknown = JSON.parse((error as DetailedError).originalResponse?.getBody() ?? '')
    return String((body as { message?: unknown }).message ?? '')
  } catch {
    return ''
  }
}
