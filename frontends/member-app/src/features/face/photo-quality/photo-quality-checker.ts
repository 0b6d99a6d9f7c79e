import type { FaceProblem, PixelImage } from '@hibiki/face-gate'

/** The browser's judgement of a photo. It may be unknown, because the server judges every photo by the same rules. */
export type PhotoJudgement =
  | { kind: 'usable' }
  | { kind: 'refused'; problem: FaceProblem }
  | { kind: 'unknown' }

/** A request to the worker; its number keeps a late response from being taken for that of the next photo. */
export interface PhotoQualityRequest {
  number: number
  pixels: PixelImage
}
export type PhotoQualityResponse = PhotoJudgement & { number: number }

export interface PhotoQualityChecker {
  /** Judges one photo at a time and never rejects. */
  judge(pixels: PixelImage): Promise<PhotoJudgement>
  close(): void
}

/** The first photo loads about 3 MB; a network that takes longer should not keep the member waiting. */
const MAX_MS = 15_000

/** Judges photos before they are sent, in a worker that is loaded when a member prepares for one. */
export function createPhotoQualityChecker(createWorker: () => Worker = startWorker): PhotoQualityChecker {
  let worker = createOrNull(createWorker)
  let latestNumber = 0
  let settle: (response: PhotoJudgement) => void = () => undefined

  // A worker that cannot start fails once, long before the first photo; later photos must not wait for it.
  function stopWorker() {
    worker?.terminate()
    worker = null
    settle({ kind: 'unknown' })
  }
  if (worker) {
    worker.onerror = stopWorker
    worker.onmessageerror = stopWorker
    worker.onmessage = ({ data }: MessageEvent<PhotoQualityResponse>) => {
      if (data.number === latestNumber) settle(data)
    }
  }

  return {
    judge: (pixels) =>
      new Promise((resolve) => {
        if (!worker) return resolve({ kind: 'unknown' })
        const finish = (response: PhotoJudgement) => {
          clearTimeout(timer)
          resolve(response)
        }
        const timer = setTimeout(() => finish({ kind: 'unknown' }), MAX_MS)
        settle = finish
        latestNumber += 1
        worker.postMessage({ number: latestNumber, pixels } satisfies PhotoQualityRequest)
      }),
    close: stopWorker,
  }
}

function createOrNull(createWorker: () => Worker): Worker | null {
  try {
    return createWorker()
  } catch {
    // Without workers the server judges.
    return null
  }
}

const startWorker = (): Worker => new Worker(new URL('./face-worker.ts', import.meta.url), { type: 'module' })
