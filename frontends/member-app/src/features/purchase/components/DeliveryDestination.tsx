import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { $api } from '../../../lib/api/queries.ts'
import type { PurchaseComponents } from '../purchase-components.ts'

/** Shows where the rented device is delivered. */
export function DeliveryDestination({
  addressId,
  AddressText,
}: { addressId: string } & Pick<PurchaseComponents, 'AddressText'>) {
  const address = $api.useQuery('get', '/v2/address/delivery', { params: { query: { id: addressId } } })
  return <QueryBoundary query={address}>{(chosen) => <AddressText address={chosen} />}</QueryBoundary>
}
