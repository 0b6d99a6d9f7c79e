import { type FaceProblem, judgePhoto, type ReadFace } from '@hibiki/face-gate'
import { ApiError } from '@hibiki/http'
import type { FaceAnalyzer } from './face-analyzer.ts'
import type { FaceCrops, PhotoRefusal } from './photo.ts'
import { createPhotoQueue, type Sender } from './photo-queue.ts'
import type { PhotoThreads } from './photo-threads.ts'

export type Examination =
  | { usable: false; problem: FaceProblem | PhotoRefusal }
  | { usable: true; face: ReadFace; jpeg: Uint8Array; crops: FaceCrops; engine: string; version: string }

export interface PhotoExaminer {
  /** @throws E5030 while too many photos wait already, in all or of this sender; or when the sender has left */
  examine(bytes: Uint8Array, sender: Sender): Promise<Examination>
}

/** From the bytes somebody sent to a face with its pictures, or to what is wrong with the photo (D-115). */
export function createPhotoExaminer(threads: PhotoThreads, analyzer: FaceAnalyzer): PhotoExaminer {
  const queue = createPhotoQueue(threads.count)

  async function look(bytes: Uint8Array, signal: AbortSignal | undefined): Promise<Examination> {
    requireSender(signal)
    const preparation = await threads.prepare(bytes)
    if ('refusal' in preparation) return { usable: false, problem: preparation.refusal }
    const { photo } = preparation
    requireSender(signal)
    const verdict = judgePhoto(await analyzer.findFaces(photo))
    if (!verdict.usable) return verdict
    const { face } = verdict
    requireSender(signal)
    const crops = await threads.crop(photo.pixels, { box: face.box, nose: face.nose })
    return {
      usable: true,
      face,
      jpeg: photo.jpeg,
      crops,
      engine: analyzer.engine,
      version: analyzer.version,
    }
  }

  return {
    examine: (bytes, sender) =>
      queue.run(
        sender,
        () => look(bytes, sender.signal).catch((error) => Promise.reject(speechless(error))),
        ({ usable }) => usable,
      ),
  }
}

/** An error of the engine without what it says, which may quote the photo or what was read in it (R29): its kind has to do. */
function speechless(error: unknown): Error {
  if (error instanceof ApiError) return error
  const { name = 'unknown', code } = (error ?? {}) as { name?: string; code?: string }
  return Object.assign(new Error(`looking at a photo failed: ${name}`), code !== undefined && { code })
}

/** Nobody waits for the answer any more: what is left of the work would keep others waiting. */
function requireSender(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new ApiError('E5030')
}
