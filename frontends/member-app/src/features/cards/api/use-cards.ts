import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { PasswordConfirmedRunner } from '../../../lib/api/password-confirmed-runner.ts'
import type { Card } from '../types.ts'

const key = ['cards']

/** Loads the member's cards, newest first. `confirmed` comes from `useConfirmed`, because an easy-login session may not see them. */
export const useCards = (confirmed: PasswordConfirmedRunner) =>
  useQuery({
    queryKey: key,
    queryFn: () =>
      confirmed(async (): Promise<Card[]> => (await unwrap(api.GET('/credit-card/fetch-all'))) ?? []),
  })

/** Returns a function that refetches the cards and resolves when they are loaded. */
export function useRefetchCards(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: key })
}

/** Deletes a card; the server rejects this while a contract is paid with it. */
export function useDeleteCard() {
  const refetch = useRefetchCards()
  return useMutation({
    mutationFn: (id: string) => api.POST('/credit-card/delete', { body: { id } }),
    onSettled: refetch,
  })
}
