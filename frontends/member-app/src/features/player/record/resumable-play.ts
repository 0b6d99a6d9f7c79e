import { playSeconds } from '../course.rules.ts'
import type { Sound } from '../types.ts'
import type { PlaySession } from './play-session.ts'

const storageKey = 'hibiki.interrupted-play'
/** After so long a silence the evening is over: what sounds then is another play, with or without a reload. */
export const RESUMABLE_FOR_MS = 3 * 60 * 60 * 1000

/** What is left within them is no reason to go on: an element tells its end a little early. */
const END_SECONDS = 2

/** A play as it stood when its page was last sure of itself. */
export interface ResumablePlay {
  /** The page it belongs to: path and query. */
  address: string
  sound: Sound
  session: PlaySession
  heardSeconds: number
  position: number
  savedAtMs: number
}

/**
 * One play per tab, kept where a reload and a crash find it again but another tab does not. A play that ended properly is
 * forgotten; its record is the queue's business, not ours.
 */
export const resumablePlay = {
  save(play: ResumablePlay): void {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(play))
    } catch {
      // Nowhere to keep it: a reload then starts another play, and the record of this one stays right.
    }
  },
  /** Nothing happens where another play has taken its place. */
  forget(playSessionId: string): void {
    if (read()?.session?.playSessionId === playSessionId) sessionStorage.removeItem(storageKey)
  },
  /** The newest interrupted play of this member, whatever its page; none that was heard to its end. */
  latest({ userId }: { userId: string }, nowMs = Date.now()): ResumablePlay | null {
    const play = fresh(userId, nowMs)
    return play && play.position < playSeconds(play.sound) - END_SECONDS ? play : null
  },
  /** The interrupted play of this member on this page. */
  find({ userId, address }: { userId: string; address: string }, nowMs = Date.now()): ResumablePlay | null {
    const play = fresh(userId, nowMs)
    return play?.address === address ? play : null
  },
}

function fresh(userId: string, nowMs: number): ResumablePlay | null {
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
