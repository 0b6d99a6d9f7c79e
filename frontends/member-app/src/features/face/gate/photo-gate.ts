import type { FaceProblem, Pixels } from '@hibiki/face-gate'

/** What the browser says of a photo. Where it cannot tell, the server does: it judges every photo by the same rules. */
export type PhotoAnswer = { kind: 'usable' } | { kind: 'refused'; problem: FaceProblem } | { kind: 'unknown' }

export interface PhotoGate {
  /** One photo at a time. Never rejects. */
  judge(pixels: Pixels): Promise<PhotoAnswer>
  close(): void
}

/** With the first photo come about 3 MB; a network that takes longer should not keep anybody waiting. */
const longestMs = 15_000

/** Looks at photos before anything is sent (D-115), in a worker that is fetched when somebody prepares for one. */
export function openPhotoGate(createWorker: () => Worker = startWorker): PhotoGate {
  let worker: Worker | null = null
  try {
    worker = createWorker()
  } catch {
    // No workers here: the server judges.
  }
  return {
    judge: (pixels) =>
      new Promise((resolve) => {
        if (!worker) return resolve({ kind: 'unknown' })
        const timer = setTimeout(() => resolve({ kind: 'unknown' }), longestMs)
        const settle = (answer: PhotoAnswer) => {
          clearTimeout(timer)
          resolve(answer)
        }
        worker.onmessage = ({ data }: MessageEvent<PhotoAnswer>) => settle(data)
        worker.onerror = () => settle({ kind: 'unknown' })
        worker.postMessage(pixels)
      }),
    close: () => worker?.terminate(),
  }
}

const startWorker = (): Worker => new Worker(new URL('./face-worker.ts', import.meta.url), { type: 'module' })
