import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { RunConfirmed } from '../../../lib/api/run-confirmed.ts'
import type { Address, AddressBody } from '../types.ts'

const key = ['addresses']

/** The member's delivery addresses. `confirmed` comes from `useConfirmed`: they are not for an easy login. */
export const useAddresses = (confirmed: RunConfirmed) =>
  useQuery({
    queryKey: key,
    queryFn: () =>
      confirmed(async (): Promise<Address[]> => (await unwrap(api.GET('/v2/address/deliveries'))) ?? []),
  })

/** Reads the addresses anew; resolves when they are here. */
export function useRefetchAddresses(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: key })
}

/** Stores a new address, or what was changed of one; answers its id. */
export async function saveAddress(address: AddressBody, deliveryId: string | null): Promise<string> {
  if (deliveryId === null)
    return (await unwrap(api.POST('/v2/address/register/delivery', { body: address }))).deliveryId
  await api.POST('/v2/address/update/delivery', { body: { ...address, deliveryId } })
  return deliveryId
}

/** Refused while a rented device is on its way to the address. */
export function useDeleteAddress() {
  const refetch = useRefetchAddresses()
  return useMutation({
    mutationFn: (id: string) => api.POST('/v2/address/delete/delivery', { params: { query: { id } } }),
    onSettled: refetch,
  })
}
