const storageKey = 'hibiki.chosen-product'

/** The product a visitor chose before registering; it waits in this browser until the purchase. */
export const chosenProduct = {
  get: (): string | null => localStorage.getItem(storageKey),
  set: (productId: string): void => localStorage.setItem(storageKey, productId),
}
