import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { useChosenAddress } from '../api/use-confirmation.ts'
import type { PurchaseParts } from '../purchase-parts.ts'

/** Shows where the rented device is delivered. */
export function Destination({
  addressId,
  AddressText,
}: { addressId: string } & Pick<PurchaseParts, 'AddressText'>) {
  const address = useChosenAddress(addressId)
  return <QueryBoundary query={address}>{(chosen) => <AddressText address={chosen} />}</QueryBoundary>
}
