import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { RunConfirmed } from '../../../lib/api/run-confirmed.ts'
import type { Card } from '../types.ts'

const key = ['cards']

/** The member's cards, the newest first. `confirmed` comes from `useConfirmed`: cards are not for an easy login. */
export const useCards = (confirmed: RunConfirmed) =>
  useQuery({
    queryKey: key,
    queryFn: () =>
      confirmed(async (): Promise<Card[]> => (await unwrap(api.GET('/credit-card/fetch-all'))) ?? []),
  })

/** Reads the cards anew; resolves when they are here. */
export function useRefetchCards(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: key })
}

/** Takes a card away; refused while a contract is paid with it. */
export function useDeleteCard() {
  const refetch = useRefetchCards()
  return useMutation({
    mutationFn: (id: string) => api.POST('/credit-card/delete', { body: { id } }),
    onSettled: refetch,
  })
}
