import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { PasswordConfirmedRunner } from '../../../lib/api/password-confirmed-runner.ts'
import type { Address, AddressBody } from '../types.ts'

const key = ['addresses']

/** Loads the member's delivery addresses. `confirmed` comes from `useConfirmed`, because an easy-login session may not see them. */
export const useAddresses = (confirmed: PasswordConfirmedRunner) =>
  useQuery({
    queryKey: key,
    queryFn: () =>
      confirmed(async (): Promise<Address[]> => (await unwrap(api.GET('/v2/address/deliveries'))) ?? []),
  })

/** Returns a function that refetches the addresses and resolves when they are loaded. */
export function useRefetchAddresses(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: key })
}

/** Saves a new or changed address and returns its id. */
export async function saveAddress(address: AddressBody, deliveryId: string | null): Promise<string> {
  if (deliveryId === null)
    return (await unwrap(api.POST('/v2/address/register/delivery', { body: address }))).deliveryId
  await api.POST('/v2/address/update/delivery', { body: { ...address, deliveryId } })
  return deliveryId
}

/** Deletes an address; the server rejects this while a rented device is on its way to it. */
export function useDeleteAddress() {
  const refetch = useRefetchAddresses()
  return useMutation({
    mutationFn: (id: string) => api.POST('/v2/address/delete/delivery', { params: { query: { id } } }),
    onSettled: refetch,
  })
}
