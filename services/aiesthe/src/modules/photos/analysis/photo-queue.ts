import { ApiError } from '@hibiki/http'
import pLimit from 'p-limit'

/** The member who sent a photo, and the signal that aborts when they disconnect. */
export interface PhotoSender {
  memberId: string
  signal?: AbortSignal
  /** Called when the photo no longer waits. */
  onDequeued?: () => void
}

export interface PhotoQueue {
  /**
   * Runs the analysis `look` as soon as a thread is free for the photo.
   *
   * @throws ApiError E5030 with `retry-after` when the member has too many photos in progress, the queue is full, or the caller has
   * disconnected
   */
  run<Result>(sender: PhotoSender, look: () => Promise<Result>): Promise<Result>
}

/** A page sends one photo, and may repeat it while the first request is still running. */
const MAX_PER_MEMBER = 2
/** At one to two seconds per photo, this is well within the gateway's 30 seconds. */
const MAX_WAITING_PER_THREAD = 8
const RETRY_AFTER_SECONDS = 5

/** Queues photos in order of arrival and runs as many at a time as there are threads, so that none waits within its time limit. */
export function createPhotoQueue(threads: number): PhotoQueue {
  const limit = pLimit(threads)
  const inHand = new Map<string, number>()

  function count(memberId: string, change: number): void {
    const left = (inHand.get(memberId) ?? 0) + change
    if (left > 0) inHand.set(memberId, left)
    else inHand.delete(memberId)
  }

  return {
    async run({ memberId, signal }, look) {
      const isFull = limit.activeCount + limit.pendingCount >= threads * (1 + MAX_WAITING_PER_THREAD)
      if (isFull || (inHand.get(memberId) ?? 0) >= MAX_PER_MEMBER) throw retryLater()
      count(memberId, 1)
      try {
        return await limit(() => {
          if (signal?.aborted) throw retryLater()
          return look()
        })
      } finally {
        count(memberId, -1)
      }
    },
  }
}

function retryLater(): ApiError {
  return new ApiError('E5030', { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } })
}
