import type { BillingPeriod } from './billing-period.ts'
import { createEmitter } from './emitter.ts'

const storageKey = 'hibiki.purchase-draft'

/** The decisions of a purchase so far; it stores only ids, so that no names stay in the browser. */
export interface PurchaseDraft {
  /** The id of its owner; null while only a visitor has used it. */
  memberId: string | null
  productId: string
  /** How often it is to be paid; null for as often as the plan that it changes, and by the month for a new contract. */
  period: BillingPeriod | null
  /** The users whom persons in charge and administrators buy for; empty when none are chosen. */
  users: string[]
  creditCardId: string | null
  addressId: string | null
  /** The `Idempotency-Key` of exactly this purchase: the same for every attempt, another one after a change. */
  requestKey: string
  /** The purchase was sent, and its outcome is not known yet. */
  sent: boolean
  /** The total on the last screen when it was sent, in yen; every attempt sends the same. */
  shownAmount: number | null
  /** The part of it that was to be charged at once. */
  shownToday: number | null
  /** How often all of it was to be paid; null for lines that differ. */
  shownPeriod: BillingPeriod | null
}

/** What the last screen showed when it was confirmed. */
export type ShownPurchase = Pick<PurchaseDraft, 'shownAmount' | 'shownToday' | 'shownPeriod'>

/** The choices of the steps; a change makes it another purchase. */
export type PurchaseChoices = Pick<PurchaseDraft, 'period' | 'users' | 'creditCardId' | 'addressId'>

const createDraft = (productId: string, period: BillingPeriod | null = null): PurchaseDraft => ({
  memberId: null,
  productId,
  period,
  users: [],
  creditCardId: null,
  addressId: null,
  requestKey: crypto.randomUUID(),
  sent: false,
  shownAmount: null,
  shownToday: null,
  shownPeriod: null,
})

const changes = createEmitter<void>()
let cached: { stored: string | null; draft: PurchaseDraft | null } = { stored: null, draft: null }

function get(): PurchaseDraft | null {
  const stored = localStorage.getItem(storageKey)
  if (stored !== cached.stored) cached = { stored, draft: parse(stored) }
  return cached.draft
}

function save(draft: PurchaseDraft): void {
  localStorage.setItem(storageKey, JSON.stringify(draft))
  changes.emit()
}

function clear(): void {
  localStorage.removeItem(storageKey)
  changes.emit()
}

/** The one draft of this browser; it survives reload, registration and login, and all tabs share it. */
export const purchaseDraft = {
  /** Returns the same object until something changes. */
  get,
  clear,
  /** Begins a purchase of a product and drops the cards, addresses and users of an earlier one. */
  begin: (productId: string, period: BillingPeriod | null = null): void =>
    save(createDraft(productId, period)),
  /** Resumes what a visitor chose earlier, perhaps on another device, and drops the draft of a member. */
  resume(productId: string): void {
    const draft = get()
    if (draft?.productId !== productId || draft.memberId !== null) save(createDraft(productId))
  },
  /** Returns what a visitor has chosen, but nothing that a previous member of this browser chose. */
  ofVisitor(): PurchaseDraft | null {
    const draft = get()
    return draft?.memberId === null ? draft : null
  },
  /** Assigns the draft to this member; another member's draft is dropped. */
  claim(memberId: string): void {
    const draft = get()
    if (!draft || draft.memberId === memberId) return
    if (draft.memberId === null) save({ ...draft, memberId })
    else clear()
  },
  choose(part: Partial<PurchaseChoices>): void {
    const draft = get()
    if (!draft) return
    const next = { ...draft, ...part }
    if (JSON.stringify(next) === JSON.stringify(draft)) return
    save({ ...next, requestKey: crypto.randomUUID(), sent: false })
  },
  /** Called before the purchase is sent, so that the next attempt has the same key whatever happens to this page. */
  markSent({ shownAmount, shownToday, shownPeriod }: ShownPurchase): void {
    const draft = get()
    if (draft) save({ ...draft, shownAmount, shownToday, shownPeriod, sent: true })
  },
  /** Called when the server has rejected. The draft gets a new key when only that allows another attempt. */
  markRefused({ needsNewKey }: { needsNewKey: boolean }): void {
    const draft = get()
    if (draft?.sent) save({ ...draft, sent: false, ...(needsNewKey && { requestKey: crypto.randomUUID() }) })
  },
  /** Removes the bought draft; one that another tab has begun meanwhile was not sent, and stays. */
  finish(): void {
    if (get()?.sent) clear()
  },
  /** Subscribes to every change, also in other tabs; returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void {
    const unsubscribe = changes.subscribe(listener)
    window.addEventListener('storage', listener)
    return () => {
      unsubscribe()
      window.removeEventListener('storage', listener)
    }
  },
}

/** Parses a stored draft; null when it is invalid. */
function parse(stored: string | null): PurchaseDraft | null {
  try {
    const draft: unknown = JSON.parse(stored ?? 'null')
    if (typeof draft !== 'object' || draft === null) return null
    const { productId, users, requestKey } = draft as Partial<PurchaseDraft>
    if (typeof productId !== 'string' || !Array.isArray(users) || !requestKey) return null
    return { ...createDraft(productId), ...draft }
  } catch {
    return null
  }
}
