import { createEmitter } from './emitter.ts'

const storageKey = 'hibiki.purchase-draft'

/** What has been decided so far on the way to a purchase; ids only, so that no names stay behind in the browser. */
export interface PurchaseDraft {
  /** Whose draft it is; null while no one but a visitor has touched it. */
  memberId: string | null
  productId: string
  /** For whom, chosen by persons in charge and administrators; empty: no one yet. */
  users: string[]
  creditCardId: string | null
  addressId: string | null
  /** The `Idempotency-Key` of exactly this purchase: the same for every try, another as soon as something else is bought. */
  requestKey: string
  /** The purchase was sent, and no one here knows yet what became of it. */
  sent: boolean
  /** What the last screen said it costs when it was sent, in yen; every try of the same purchase says the same. */
  shownAmount: number | null
  /** Of that what was to be charged at once. */
  shownToday: number | null
}

/** What the steps decide; a change makes it another purchase. */
export type PurchaseChoices = Pick<PurchaseDraft, 'users' | 'creditCardId' | 'addressId'>

const createDraft = (productId: string): PurchaseDraft => ({
  memberId: null,
  productId,
  users: [],
  creditCardId: null,
  addressId: null,
  requestKey: crypto.randomUUID(),
  sent: false,
  shownAmount: null,
  shownToday: null,
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
  /** The same object until something changes. */
  get,
  clear,
  /** Choosing a product begins a new purchase: cards, addresses and people of an earlier one are gone. */
  begin: (productId: string): void => save(createDraft(productId)),
  /** Goes on with what a visitor chose earlier, perhaps on another device; a member who was here before is forgotten. */
  resume(productId: string): void {
    const draft = get()
    if (draft?.productId !== productId || draft.memberId !== null) save(createDraft(productId))
  },
  /** What a visitor has chosen; nothing of a member who was here before. */
  ofVisitor(): PurchaseDraft | null {
    const draft = get()
    return draft?.memberId === null ? draft : null
  },
  /** From now on the draft is this member's; another member's is not shown to them. */
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
  /** Before the purchase leaves: whatever happens to this page, the next try carries the same key. */
  markSent({ shownAmount, shownToday }: Pick<PurchaseDraft, 'shownAmount' | 'shownToday'>): void {
    const draft = get()
    if (draft) save({ ...draft, shownAmount, shownToday, sent: true })
  },
  /** The server has refused. Where only a new key can be another try, the draft gets one. */
  markRefused({ needsNewKey }: { needsNewKey: boolean }): void {
    const draft = get()
    if (draft?.sent) save({ ...draft, sent: false, ...(needsNewKey && { requestKey: crypto.randomUUID() }) })
  },
  /** It was bought. What another tab has begun meanwhile was not sent, and stays. */
  finish(): void {
    if (get()?.sent) clear()
  },
  /** Tells of every change, also of those in other tabs; returns the function that ends it. */
  subscribe(listener: () => void): () => void {
    const unsubscribe = changes.subscribe(listener)
    window.addEventListener('storage', listener)
    return () => {
      unsubscribe()
      window.removeEventListener('storage', listener)
    }
  },
}

/** A stored draft, or null when what is stored is none. */
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
