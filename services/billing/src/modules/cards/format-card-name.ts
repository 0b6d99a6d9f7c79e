/** Names of the accepted brands by their names in the provider's API. */
const brandNames: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  jcb: 'JCB',
  diners: 'Diners Club',
  discover: 'Discover',
}

export const toBrandName = (brand: string): string => brandNames[brand] ?? brand

/** "Visa 4242", as receipts and staff name a card. */
export const formatCardName = ({ brand, last4 }: { brand: string; last4: string }): string =>
  `${toBrandName(brand)} ${last4}`
