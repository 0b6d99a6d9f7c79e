import { ApiError } from '@hibiki/http'

/** Who sent a photo, and when they stop waiting for its answer. */
export interface Sender {
  memberId: string
  signal?: AbortSignal
  /** Called when the photo no longer waits. */
  onTurn?: () => void
}

export interface PhotoQueue {
  /**
   * Runs `look` once it is the photo's turn. `isWhole` says of its answer whether the photo went all the way: those that did not may
   * show that photos take longer than was thought, never that they are quicker.
   *
   * @throws E5030, with the time after which to come back, when the member has photos enough in hand or the queue is too long; and
   * when the sender has left before it was the photo's turn
   */
  run<Answer>(
    sender: Sender,
    look: () => Promise<Answer>,
    isWhole: (answer: Answer) => boolean,
  ): Promise<Answer>
}

interface Waiting {
  start(): void
}

/** A page sends one photo, and perhaps sends it again while the first is still looked at. */
const MAX_PER_MEMBER = 2
/** Who would wait longer is asked to come back: behind the gateway's 30 seconds there is nobody left to answer. */
const MAX_WAIT_SECONDS = 10
/** For each thread, however quick photos were so far: the next ones may be slow. */
const MAX_WAITING = 12
/** Until photos were measured. */
const FIRST_GUESS_SECONDS = 1
/** How much one photo changes what is expected of the next. */
const WEIGHT = 0.2
/** No photo counts for more than so many: the first one of a thread loads the engine, too. */
const MAX_TIMES = 2

/** Photos in the order in which they came, as many at a time as there are threads: so nobody waits inside the time limit of a task. */
export function createPhotoQueue(lanes: number, now: () => number = () => performance.now()): PhotoQueue {
  const waiting: Waiting[] = []
  const inHand = new Map<string, number>()
  let running = 0
  let secondsPerPhoto = FIRST_GUESS_SECONDS

  function admit(memberId: string): void {
    if ((inHand.get(memberId) ?? 0) >= MAX_PER_MEMBER) throw retry(secondsPerPhoto)
    const wait = running < lanes ? 0 : ((waiting.length + 1) * secondsPerPhoto) / lanes
    if (wait > MAX_WAIT_SECONDS) throw retry(wait - MAX_WAIT_SECONDS)
    if (waiting.length >= MAX_WAITING * lanes) throw retry(secondsPerPhoto)
  }

  function count(memberId: string, change: number): void {
    const left = (inHand.get(memberId) ?? 0) + change
    if (left > 0) inHand.set(memberId, left)
    else inHand.delete(memberId)
  }

  function learn(seconds: number, isWhole: boolean): void {
    if (!isWhole && seconds < secondsPerPhoto) return
    secondsPerPhoto += WEIGHT * (Math.min(seconds, MAX_TIMES * secondsPerPhoto) - secondsPerPhoto)
  }

  async function turn(signal: AbortSignal | undefined): Promise<void> {
    if (signal?.aborted) throw retry(secondsPerPhoto)
    if (running < lanes) {
      running += 1
      return
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const place: Waiting = { start: resolve }
    const leave = () => {
      const at = waiting.indexOf(place)
      if (at < 0) return
      waiting.splice(at, 1)
      reject(retry(secondsPerPhoto))
    }
    waiting.push(place)
    signal?.addEventListener('abort', leave)
    try {
      await promise
    } finally {
      signal?.removeEventListener('abort', leave)
    }
  }

  /** Whose turn it is takes over the place of the one before. */
  function handOver(): void {
    const next = waiting.shift()
    if (next) next.start()
    else running -= 1
  }

  return {
    async run({ memberId, signal }, look, isWhole) {
      admit(memberId)
      count(memberId, 1)
      try {
        await turn(signal)
        const startedAt = now()
        let wentAllTheWay = false
        try {
          const answer = await look()
          wentAllTheWay = isWhole(answer)
          return answer
        } finally {
          learn((now() - startedAt) / 1000, wentAllTheWay)
          handOver()
        }
      } finally {
        count(memberId, -1)
      }
    },
  }
}

function retry(afterSeconds: number): ApiError {
  return new ApiError('E5030', { headers: { 'retry-after': String(Math.max(1, Math.ceil(afterSeconds))) } })
}
