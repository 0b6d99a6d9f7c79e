import { type FaceProblem, judgePhoto, type ReadFace } from '@hibiki/face-gate'
import { ApiError } from '@hibiki/http'
import type { FaceAnalyzer } from './face-analyzer.ts'
import type { FaceCrops, PhotoRefusal } from './photo.ts'
import type { PhotoThreads } from './photo-threads.ts'

export type Examination =
  | { usable: false; problem: FaceProblem | PhotoRefusal }
  | { usable: true; face: ReadFace; jpeg: Uint8Array; crops: FaceCrops; engine: string; version: string }

export interface PhotoExaminer {
  /** @throws E5030 while too many photos wait already */
  examine(bytes: Uint8Array): Promise<Examination>
}

/** Photos that are looked at or wait for it: with more, everybody would wait in vain. */
const MOST_AT_ONCE = 24
const RETRY_AFTER_SECONDS = '5'

/** From the bytes somebody sent to a face with its pictures, or to what is wrong with the photo (D-115). */
export function createPhotoExaminer(
  threads: PhotoThreads,
  analyzer: FaceAnalyzer,
  mostAtOnce = MOST_AT_ONCE,
): PhotoExaminer {
  let inHand = 0

  async function look(bytes: Uint8Array): Promise<Examination> {
    const preparation = await threads.prepare(bytes)
    if ('refusal' in preparation) return { usable: false, problem: preparation.refusal }
    const { photo } = preparation
    const verdict = judgePhoto(await analyzer.findFaces(photo))
    if (!verdict.usable) return verdict
    const { face } = verdict
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
    async examine(bytes) {
      if (inHand >= mostAtOnce)
        throw new ApiError('E5030', { headers: { 'retry-after': RETRY_AFTER_SECONDS } })
      inHand += 1
      try {
        return await look(bytes)
      } finally {
        inHand -= 1
      }
    },
  }
}
