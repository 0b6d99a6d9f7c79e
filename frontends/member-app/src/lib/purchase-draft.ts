import { chosenProduct } from './chosen-product.ts'

const storageKey = 'hibiki.purchase-draft'

/** What a member has decided so far on the way to a purchase (D1§3). */
export interface PurchaseDraft {
  productId: string
}

/** The draft of this browser. Choosing a product begins a new one: cards, addresses and people of an earlier one are gone. */
export const purchaseDraft = {
  begin(productId: string): void {
    localStorage.setItem(storageKey, JSON.stringify({ productId } satisfies PurchaseDraft))
    chosenProduct.set(productId)
  },
}
