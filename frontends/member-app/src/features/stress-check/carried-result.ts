import { CARRIED_STORAGE_KEY, clearCarriedResult } from './clear-stress-check-draft.ts'
import { MAX_SCORE } from './rules.ts'

/** As long as the link of the mail that confirms a registration. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000

/** The result that a visitor takes along to their registration. It stays on this device until they agree to save it. */
export interface CarriedResult {
  score: number
  /** The `Idempotency-Key` of saving it. */
  requestKey: string
  carriedAtMs: number
}

/** Registrations open in other tabs, so it is stored for the browser, for a day at most. */
export function carryResult(score: number, nowMs: number): void {
  const carried: CarriedResult = { score, requestKey: crypto.randomUUID(), carriedAtMs: nowMs }
  try {
    localStorage.setItem(CARRIED_STORAGE_KEY, JSON.stringify(carried))
  } catch {
    // Without storage the registration does not offer to save it.
  }
}

export function findCarriedResult(nowMs: number): CarriedResult | null {
  try {
    const stored = JSON.parse(localStorage.getItem(CARRIED_STORAGE_KEY) ?? 'null') as CarriedResult | null
    if (stored && isWhole(stored) && isFresh(stored, nowMs)) return stored
    clearCarriedResult()
  } catch {
    // What cannot be read is no result.
  }
  return null
}

const isWhole = ({ score, requestKey }: CarriedResult) =>
  Number.isInteger(score) && score >= 0 && score <= MAX_SCORE && typeof requestKey === 'string'
const isFresh = ({ carriedAtMs }: CarriedResult, nowMs: number) =>
  nowMs >= carriedAtMs && nowMs - carriedAtMs <= MAX_AGE_MS
