import { ApiError } from '@hibiki/http'
import type { FaceAnalyzer } from './face-analyzer.ts'
import { type Look, lookAtPhoto, type Steps } from './look-at-photo.ts'
import { createPhotoQueue, type Sender } from './photo-queue.ts'
import type { PhotoThreads } from './photo-threads.ts'

export type Examination =
  | Extract<Look, { usable: false }>
  | (Extract<Look, { usable: true }> & { engine: string; version: string })

export interface PhotoExaminer {
  /** @throws E5030 while too many photos of all members or of this one are waiting, or when the caller has disconnected */
  examine(bytes: Uint8Array, sender: Sender): Promise<Examination>
}

/** Examines photos one after the other, each as soon as a thread is free. */
export function createPhotoExaminer(threads: PhotoThreads, analyzer: FaceAnalyzer): PhotoExaminer {
  const queue = createPhotoQueue(threads.count)
  const { engine, version, findFaces } = analyzer

  async function examine(bytes: Uint8Array, { signal, onTurn }: Sender): Promise<Examination> {
    requireSender(signal)
    onTurn?.()
    const look = await (findFaces
      ? lookAtPhoto(bytes, askedBetween(signal, { ...threads, findFaces }))
      : threads.look(bytes))
    return look.usable ? { ...look, engine, version } : look
  }

  return {
    examine: (bytes, sender) =>
      queue.run(sender, () => examine(bytes, sender).catch((error) => Promise.reject(redactMessage(error)))),
  }
}

/** Takes the same steps, but begins none once the caller has disconnected. */
function askedBetween(signal: AbortSignal | undefined, { prepare, findFaces, crop }: Steps): Steps {
  return {
    prepare,
    findFaces(photo) {
      requireSender(signal)
      return findFaces(photo)
    },
    crop(pixels, plan) {
      requireSender(signal)
      return crop(pixels, plan)
    },
  }
}

/** Replaces an error of the engine by one with its type only, because its message may quote the photo or the analysis. */
function redactMessage(error: unknown): Error {
  if (error instanceof ApiError) return error
  const { name = 'unknown', code } = (error ?? {}) as { name?: string; code?: string }
  return Object.assign(new Error(`looking at a photo failed: ${name}`), code !== undefined && { code })
}

/** Once the caller has disconnected, the remaining work would only delay others. */
function requireSender(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new ApiError('E5030')
}
