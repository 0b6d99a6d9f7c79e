import { useMutation } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { useRefetchAfterContractChange } from './use-contracts.ts'

/** Changes the card of a contract; what is due is charged to it at once. */
export function useUpdateContractCard(paymentHistoryId: string) {
  const changed = useRefetchAfterContractChange()
  return useMutation({
    mutationFn: (creditCardId: string) =>
      unwrap(api.POST('/v3/subscription/update-card', { body: { paymentHistoryId, creditCardId } })),
    // A declined card is also the contract's card from now on.
    onSettled: changed,
  })
}
