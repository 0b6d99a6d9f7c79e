import { api, unwrap } from '../../../lib/api/client.ts'
import type { AddressBody } from '../types.ts'

/** Saves a new or changed address and returns its id. */
export async function saveAddress(address: AddressBody, deliveryId: string | null): Promise<string> {
  if (deliveryId === null)
    return (await unwrap(api.POST('/v2/address/register/delivery', { body: address }))).deliveryId
  await api.POST('/v2/address/update/delivery', { body: { ...address, deliveryId } })
  return deliveryId
}
