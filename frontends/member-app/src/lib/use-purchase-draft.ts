import { useSyncExternalStore } from 'react'
import { type PurchaseDraft, purchaseDraft } from './purchase-draft.ts'

/** Returns the current draft of this browser; null when nothing has been chosen. */
export const usePurchaseDraft = (): PurchaseDraft | null =>
  useSyncExternalStore(purchaseDraft.subscribe, purchaseDraft.get)
