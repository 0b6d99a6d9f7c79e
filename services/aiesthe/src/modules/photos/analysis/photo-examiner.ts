import { ApiError } from '@hibiki/http'
import { analyzePhoto, type PhotoAnalysis, type PhotoAnalysisSteps } from './analyze-photo.ts'
import type { FaceAnalyzer } from './face-analyzer.ts'
import { createPhotoQueue, type PhotoSender } from './photo-queue.ts'
import type { PhotoThreads } from './photo-threads.ts'

export type PhotoExamination =
  | Extract<PhotoAnalysis, { usable: false }>
  | (Extract<PhotoAnalysis, { usable: true }> & { engine: string; version: string })

export interface PhotoExaminer {
  /** Called when a photo is to be expected soon. */
  warmUp(): void
  /** @throws E5030 while too many photos of all members or of this one are waiting, or when the caller has disconnected */
  examine(bytes: Uint8Array, sender: PhotoSender): Promise<PhotoExamination>
}

/** Examines photos one after the other, each as soon as a thread is free. */
export function createPhotoExaminer(threads: PhotoThreads, analyzer: FaceAnalyzer): PhotoExaminer {
  const queue = createPhotoQueue(threads.count)
  const { engine, version, findFaces } = analyzer

  async function examine(bytes: Uint8Array, { signal, onDequeued }: PhotoSender): Promise<PhotoExamination> {
    throwIfAborted(signal)
    onDequeued?.()
    const look = await (findFaces
      ? analyzePhoto(bytes, abortable(signal, { ...threads, findFaces }))
      : threads.analyze(bytes))
    return look.usable ? { ...look, engine, version } : look
  }

  return {
    // Remote engines need no loading.
    warmUp: () => findFaces === null && threads.warmUp(),
    examine: (bytes, sender) =>
      queue.run(sender, () => examine(bytes, sender).catch((error) => Promise.reject(redactMessage(error)))),
  }
}

/** Takes the same steps, but begins none once the caller has disconnected. */
function abortable(
  signal: AbortSignal | undefined,
  { prepare, findFaces, crop }: PhotoAnalysisSteps,
): PhotoAnalysisSteps {
  return {
    prepare,
    findFaces(photo) {
      throwIfAborted(signal)
      return findFaces(photo)
    },
    crop(pixels, plan) {
      throwIfAborted(signal)
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
function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new ApiError('E5030')
}
