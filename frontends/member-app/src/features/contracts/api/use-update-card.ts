import { useMutation } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { useContractsChanged } from './use-contracts.ts'

/** Another card for a contract; what is due is charged to it at once. */
export function useUpdateCard(paymentHistoryId: string) {
  const changed = useContractsChanged()
  return useMutation({
    mutationFn: (creditCardId: string) =>
      unwrap(api.POST('/v3/subscription/update-card', { body: { paymentHistoryId, creditCardId } })),
    // Also when the card was refused: it is the contract's card from now on.
    onSettled: changed,
  })
}
