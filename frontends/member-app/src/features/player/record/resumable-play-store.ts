import { getPlayLengthSeconds } from '../course.rules.ts'
import type { Sound } from '../types.ts'
import type { PlaySession } from './play-session.ts'

const storageKey = 'hibiki.interrupted-play'
/** After this long a silence the play has ended; what sounds then is another play, with or without a reload. */
export const RESUMABLE_FOR_MS = 3 * 60 * 60 * 1000

/** A play with less than this left is not offered again, because an element reports its end a little early. */
const END_SECONDS = 2

/** A play as its page last saved it. */
export interface ResumablePlay {
  /** The path and query of its page. */
  address: string
  sound: Sound
  session: PlaySession
  heardSeconds: number
  position: number
  savedAtMs: number
}

/**
 * Stores one play per tab, where the tab finds it again after a reload or a crash but another tab does not. A play that ended
 * properly is removed; its record is saved by the queue.
 */
export const resumablePlayStore = {
  save(play: ResumablePlay): void {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(play))
    } catch {
      // Without storage a reload starts another play, and the record of this one stays right.
    }
  },
  /** Removes the play unless another one has replaced it. */
  forget(playSessionId: string): void {
    if (read()?.session?.playSessionId === playSessionId) sessionStorage.removeItem(storageKey)
  },
  /** Returns the interrupted play of this member on whatever page, unless it was heard to its end. */
  latest({ userId }: { userId: string }, nowMs = Date.now()): ResumablePlay | null {
    const play = readFresh(userId, nowMs)
    return play && play.position < getPlayLengthSeconds(play.sound) - END_SECONDS ? play : null
  },
  /** Returns the interrupted play of this member on this page. */
  find({ userId, address }: { userId: string; address: string }, nowMs = Date.now()): ResumablePlay | null {
    const play = readFresh(userId, nowMs)
    return play?.address === address ? play : null
  },
}

function readFresh(userId: string, nowMs: number): ResumablePlay | null {
  const play = read()
  if (play?.session?.userId !== userId) return null
  const age = nowMs - play.savedAtMs
  return age >= 0 && age < RESUMABLE_FOR_MS ? play : null
}

function read(): ResumablePlay | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as ResumablePlay | null
  } catch {
    return null
  }
}
