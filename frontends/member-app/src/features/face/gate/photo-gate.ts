import type { FaceProblem, Pixels } from '@hibiki/face-gate'

/** What the browser says of a photo. Where it cannot tell, the server does: it judges every photo by the same rules. */
export type PhotoJudgement =
  | { kind: 'usable' }
  | { kind: 'refused'; problem: FaceProblem }
  | { kind: 'unknown' }

/** One photo to the worker, and what it says of that one: an answer that comes late is never taken for the next photo's. */
export interface GateRequest {
  number: number
  pixels: Pixels
}
export type GateResponse = PhotoJudgement & { number: number }

export interface PhotoGate {
  /** One photo at a time. Never rejects. */
  judge(pixels: Pixels): Promise<PhotoJudgement>
  close(): void
}

/** With the first photo come about 3 MB; a network that takes longer should not keep anybody waiting. */
const maxMs = 15_000

/** Looks at photos before anything is sent, in a worker that is fetched when somebody prepares for one. */
export function openPhotoGate(createWorker: () => Worker = startWorker): PhotoGate {
  let worker = createOrNot(createWorker)
  let asked = 0
  let settle: (response: PhotoJudgement) => void = () => undefined

  // A worker that cannot start says so long before the first photo, once: no one should wait for it then.
  function giveUp() {
    worker?.terminate()
    worker = null
    settle({ kind: 'unknown' })
  }
  if (worker) {
    worker.onerror = giveUp
    worker.onmessageerror = giveUp
    worker.onmessage = ({ data }: MessageEvent<GateResponse>) => {
      if (data.number === asked) settle(data)
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
        const timer = setTimeout(() => finish({ kind: 'unknown' }), maxMs)
        settle = finish
        asked += 1
        worker.postMessage({ number: asked, pixels } satisfies GateRequest)
      }),
    close: giveUp,
  }
}

function createOrNot(createWorker: () => Worker): Worker | null {
  try {
    return createWorker()
  } catch {
    // No workers here: the server judges.
    return null
  }
}

const startWorker = (): Worker => new Worker(new URL('./face-worker.ts', import.meta.url), { type: 'module' })
