import { DAY_SECONDS } from '../../jst.rules.ts'

/** A play as a client reports it, in seconds since 1970 and seconds of listening. */
export interface PlayWindow {
  startedAt: number
  endedAt: number
  playedSeconds: number
}

export type PlayWindowRejection = 'reversed' | 'future' | 'too-old' | 'too-long' | 'exceeds-window'

/** Clocks of phones may be fast by this much; more is a wrong clock. */
export const FUTURE_TOLERANCE_SECONDS = 5 * 60
/** Start, end and total are each rounded to a second, so the total may exceed the window by one. */
export const ROUNDING_TOLERANCE_SECONDS = 1
export const MAX_PLAY_SECONDS = DAY_SECONDS
/** No page shows plays older than this, so they come from a wrong clock. Plays stored offline for months are still accepted. */
export const MAX_PLAY_AGE_DAYS = 400

/**
 * Returns the first rule that the times of a report break, or null. Only the listening is limited to 24 hours, because a page that stays open
 * and paused over a weekend reports correctly.
 */
export function findPlayWindowRejection(play: PlayWindow, now: number): PlayWindowRejection | null {
  if (play.startedAt > play.endedAt) return 'reversed'
  if (play.endedAt > now + FUTURE_TOLERANCE_SECONDS) return 'future'
  if (play.startedAt < now - MAX_PLAY_AGE_DAYS * DAY_SECONDS) return 'too-old'
  if (play.playedSeconds > MAX_PLAY_SECONDS) return 'too-long'
  if (play.playedSeconds > play.endedAt - play.startedAt + ROUNDING_TOLERANCE_SECONDS) return 'exceeds-window'
  return null
}

/** Merges two reports of one play. The play never shrinks, whatever the order in which they arrive. */
export function mergePlayWindows(a: PlayWindow, b: PlayWindow): PlayWindow {
  return {
    startedAt: Math.min(a.startedAt, b.startedAt),
    endedAt: Math.max(a.endedAt, b.endedAt),
    playedSeconds: Math.max(a.playedSeconds, b.playedSeconds),
  }
}

/** A play adds to one of these two totals of the usage page. Plays in enterprise rooms add to no member's own listening. */
export type ListeningKind = 'ai-esthe' | 'medical' | 'room'

const KANADE = '03/03'

/** These pairs of dmvTypeCode and planCode exist; only together do the two codes identify what was played. */
const PAIRS: Readonly<Record<string, ListeningKind>> = {
  '01/01': 'ai-esthe', // random
  '01/02': 'ai-esthe', // feeling
  '01/03': 'ai-esthe', // face
  '02/01': 'medical', // random
  '02/02': 'medical', // nature
  '02/04': 'medical', // purpose
  [KANADE]: 'medical',
  '04/05': 'ai-esthe', // therapy
  '00/01': 'room', // trial in an enterprise
  '00/90': 'room', // room of an enterprise
}

/** Whether a sound of this kind may be played under a pair: Kanade has its own pair, which no other kind may use. */
export function matchesSoundKind(
  codes: { dmvTypeCode: string; planCode: string },
  soundKind: string,
): boolean {
  const isKanadePair = `${codes.dmvTypeCode}/${codes.planCode}` === KANADE
  return isKanadePair === (soundKind === 'kanade')
}

/** Returns the kind of listening, or null for a pair that does not exist. */
export function toListeningKind(dmvTypeCode: string, planCode: string): ListeningKind | null {
  return PAIRS[`${dmvTypeCode}/${planCode}`] ?? null
}

/** The properties of the caller that decide whether they may see a record. */
interface Caller {
  userId: string
  roles: readonly string[]
  /** The agency that the caller belongs to; applicants have none. */
  agencyCode: string | null
}

/** Whether the caller may see a member's records: members see their own, a person in charge those of the agency's customers, administrators all. */
export function canViewPlay(
  caller: Caller,
  record: { memberId: string; customerOfAgency: string | null },
): boolean {
  if (record.memberId === caller.userId || caller.roles.includes('ROLE_ADMIN')) return true
  const isOwnCustomer = record.customerOfAgency !== null && record.customerOfAgency === caller.agencyCode
  return isOwnCustomer && caller.roles.includes('ROLE_PERSON_IN_CHARGE')
}
