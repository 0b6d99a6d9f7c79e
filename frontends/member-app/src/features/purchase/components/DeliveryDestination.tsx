import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { useChosenAddress } from '../api/use-confirmation.ts'
import type { PurchaseComponents } from '../purchase-components.ts'

/** Shows where the rented device is delivered. */
export function DeliveryDestination({
  addressId,
  AddressText,
}: { addressId: string } & Pick<PurchaseComponents, 'AddressText'>) {
  const address = useChosenAddress(addressId)
  return <QueryBoundary query={address}>{(chosen) => <AddressText address={chosen} />}</QueryBoundary>
}
