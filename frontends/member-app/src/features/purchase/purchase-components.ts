import type { ComponentType } from 'react'
import type { RegisteredChoiceProps } from '../../components/checkout/ChoiceOrForm.tsx'
import type { paths } from '../../lib/api/schema.gen.d.ts'

export type CreditCard = paths['/credit-card/fetch']['get']['responses']['200']['content']['application/json']
export type DeliveryAddress =
  paths['/v2/address/delivery']['get']['responses']['200']['content']['application/json']

/** The components of other features that a purchase uses; the page passes them in. */
export interface PurchaseComponents {
  CardChoice: ComponentType<RegisteredChoiceProps>
  AddressChoice: ComponentType<RegisteredChoiceProps>
  CardName: ComponentType<{ card: CreditCard }>
  AddressText: ComponentType<{ address: DeliveryAddress }>
}
