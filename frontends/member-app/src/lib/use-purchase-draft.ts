import { useSyncExternalStore } from 'react'
import { type PurchaseDraft, purchaseDraft } from './purchase-draft.ts'

/** The draft of this browser as it is now; null when nothing has been chosen. */
export const usePurchaseDraft = (): PurchaseDraft | null =>
  useSyncExternalStore(purchaseDraft.subscribe, purchaseDraft.get)
