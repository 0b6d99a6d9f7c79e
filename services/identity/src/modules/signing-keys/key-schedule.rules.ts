import { DAY_MS } from '@hibiki/calendar'

const MINUTE_MS = 60_000
const ROTATION_MS = 30 * DAY_MS
/** A key is published this long before it signs, so that every service has fetched it by then. */
const PUBLISH_AHEAD_MS = DAY_MS
/** Tokens live 35 minutes; the rest allows for inexact clocks. */
const RETENTION_AFTER_MS = 60 * MINUTE_MS

export interface ScheduledKey {
  kid: string
  signsFrom: Date
}

export interface KeyRotationPlan {
  /** When the key to be created now begins to sign; null when none is due. */
  create: Date | null
  /** The keys whose every token has expired. */
  remove: string[]
}

/** Returns what must happen to the keys at `now`: a new key every 30 days, published a day before it signs. */
export function planKeyRotation(keys: readonly ScheduledKey[], now: Date): KeyRotationPlan {
  const sorted = [...keys].sort((a, b) => a.signsFrom.getTime() - b.signsFrom.getTime())
  const newest = sorted.at(-1)
  if (!newest) return { create: now, remove: [] }
  const remove = sorted
    .filter((_key, index) => {
      const successor = sorted[index + 1]
      return successor !== undefined && successor.signsFrom.getTime() + RETENTION_AFTER_MS <= now.getTime()
    })
    .map((key) => key.kid)
  const due = newest.signsFrom.getTime() + ROTATION_MS
  if (due - PUBLISH_AHEAD_MS > now.getTime()) return { create: null, remove }
  // After a long stop the date has passed: the old key signs until the new one has been published long enough.
  return { create: new Date(Math.max(due, now.getTime() + PUBLISH_AHEAD_MS)), remove }
}

/** Returns the key that signs at `now`. */
export function findSigningKey<K extends ScheduledKey>(keys: readonly K[], now: Date): K | undefined {
  return keys
    .filter((key) => key.signsFrom <= now)
    .reduce<K | undefined>((best, key) => (best && best.signsFrom > key.signsFrom ? best : key), undefined)
}
