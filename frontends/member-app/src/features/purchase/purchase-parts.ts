import type { ComponentType } from 'react'
import type { paths } from '../../lib/api/schema.gen.d.ts'

export type Card = paths['/credit-card/fetch']['get']['responses']['200']['content']['application/json']
export type Address = paths['/v2/address/delivery']['get']['responses']['200']['content']['application/json']

/** What other features bring to a purchase; the page puts them together. */
export interface PurchaseParts {
  CardChoice: ComponentType<{
    selectedId: string | null
    onSelect: (cardId: string) => void
    /** After `onSelect`. */
    onRegistered?: (cardId: string) => void
  }>
  AddressChoice: ComponentType<{ selectedId: string | null; onSelect: (deliveryId: string) => void }>
  CardName: ComponentType<{ card: Card }>
  AddressText: ComponentType<{ address: Address }>
}
