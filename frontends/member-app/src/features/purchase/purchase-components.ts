import type { ComponentType, ReactNode } from 'react'
import type { paths } from '../../lib/api/schema.gen.d.ts'

export type CreditCard = paths['/credit-card/fetch']['get']['responses']['200']['content']['application/json']
export type DeliveryAddress =
  paths['/v2/address/delivery']['get']['responses']['200']['content']['application/json']

/** The components of other features that a purchase uses; the page passes them in. */
export interface PurchaseComponents {
  CardChoice: ComponentType<{
    selectedId: string | null
    onSelect: (cardId: string) => void
    /** Called after `onSelect`. */
    onRegistered?: (cardId: string) => void
    renderActions?: (isFormOpen: boolean) => ReactNode
  }>
  AddressChoice: ComponentType<{
    selectedId: string | null
    onSelect: (deliveryId: string) => void
    /** Called after `onSelect`. */
    onRegistered?: (deliveryId: string) => void
    renderActions?: (isFormOpen: boolean) => ReactNode
  }>
  CardName: ComponentType<{ card: CreditCard }>
  AddressText: ComponentType<{ address: DeliveryAddress }>
}
