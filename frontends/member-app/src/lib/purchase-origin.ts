const storageKey = 'hibiki.purchase-origin'

/** The sound that a function was wanted for. The whole sound is stored, so that its player can show it again. */
export interface OriginSound {
  id: string
  title: string
  frequencies?: readonly number[]
  landscape?: { image: string }
}

/** Where a member decided for a plan: the page, and the function and the sound there that a plan was needed for. */
export interface PurchaseOrigin {
  /** The path and query of the page. */
  address: string
  feature: string
  sound: OriginSound | null
}

/** The origin of the purchase in this tab; it is lost with the tab, and with it only the way back. */
export const purchaseOrigin = {
  get(): PurchaseOrigin | null {
    try {
      return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as PurchaseOrigin | null
    } catch {
      return null
    }
  },
  /** Saves where a purchase began; null for one that began on a page of plans. */
  save(origin: PurchaseOrigin | null): void {
    try {
      if (origin) sessionStorage.setItem(storageKey, JSON.stringify(origin))
      else sessionStorage.removeItem(storageKey)
    } catch {
      // Without storage a purchase ends without the way back.
    }
  },
}
