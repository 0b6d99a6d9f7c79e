import { hashText } from '@hibiki/text'
import { MAX_SCORE } from './rules.ts'

const CARRIED_STORAGE_KEY = 'hibiki.stress-check.carried'
/** As long as the link of the mail that confirms a registration. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000

/** The result that a visitor takes along to their registration. It stays on this device until they agree to save it. */
export interface CarriedResult {
  score: number
  /** The `Idempotency-Key` of saving it. */
  requestKey: string
  carriedAtMs: number
  /** The hash of the address that the visitor registers with; null until the mail is sent. */
  emailHash: number | null
  /** Whether its visitor agreed to save it as soon as their new account allows it. */
  isAgreed?: true
}

const toHash = (email: string): number => hashText(email.trim().toLowerCase())

/** Registrations open in other tabs, so it is stored for the browser, for a day at most. */
export function carryResult(score: number, nowMs: number): void {
  store({ score, requestKey: crypto.randomUUID(), carriedAtMs: nowMs, emailHash: null })
}

export const hasCarriedResult = (nowMs: number): boolean => read(nowMs) !== null

/** Called when the mail of the registration was sent, which the visitor began with their result. */
export function assignCarriedResult(email: string, nowMs: number): void {
  const carried = read(nowMs)
  if (carried) store({ ...carried, emailHash: toHash(email) })
}

/** Finds the result of the visitor with this address; whoever else registers on the device never sees it. */
export function findCarriedResult(email: string, nowMs: number): CarriedResult | null {
  const carried = read(nowMs)
  return carried?.emailHash === toHash(email) ? carried : null
}

/** Called when a new member has agreed to save their result but must create a passkey first. */
export function keepAgreedResult(nowMs: number): void {
  const carried = read(nowMs)
  if (carried) store({ ...carried, isAgreed: true })
}

/** Finds the result that the member with this address has agreed to save. */
export function findAgreedResult(email: string, nowMs: number): CarriedResult | null {
  const carried = findCarriedResult(email, nowMs)
  return carried?.isAgreed ? carried : null
}

/** Deletes the result that a visitor took along to a registration. */
export function clearCarriedResult(): void {
  try {
    localStorage.removeItem(CARRIED_STORAGE_KEY)
  } catch {
    // Without storage there is none.
  }
}

function store(carried: CarriedResult): void {
  try {
    localStorage.setItem(CARRIED_STORAGE_KEY, JSON.stringify(carried))
  } catch {
    // Without storage the registration does not offer to save it.
  }
}

function read(nowMs: number): CarriedResult | null {
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
