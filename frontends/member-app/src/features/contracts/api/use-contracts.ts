import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { PasswordConfirmedRunner } from '../../../lib/api/password-confirmed-runner.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { planChanges } from '../../../lib/plan-changes.ts'
import { getPollIntervalMs } from '../rules.ts'
import type { Contract, PaymentDetail } from '../types.ts'

const key = ['contracts']

/**
 * Loads the contracts that are not over. `confirmed` comes from `useConfirmed`, because an easy-login session may not see them.
 *
 * @param settling ids of contracts just cancelled that wait for a payment (`isCancellationPending`)
 */
export function useContracts(confirmed: PasswordConfirmedRunner, settling: readonly string[] = []) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: [...key, 'live', language],
    queryFn: () =>
      confirmed(
        async (): Promise<Contract[]> => (await unwrap(api.GET('/payment/fetch-subscription'))) ?? [],
      ),
    refetchInterval: ({ state }) => getPollIntervalMs(state.data, settling),
  })
}

/** Loads one contract with the card that pays it. */
export function usePaymentDetail(id: string, confirmed: PasswordConfirmedRunner) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: [...key, 'detail', id, language],
    queryFn: () =>
      confirmed(
        (): Promise<PaymentDetail> =>
          unwrap(api.GET('/v2/payment/fetch-history', { params: { query: { id } } })),
      ),
    refetchInterval: ({ state }) => getPollIntervalMs(state.data && [state.data]),
  })
}

/** Returns a function that refetches contracts, plans and the member's permissions. */
export function useRefetchAfterContractChange(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    planChanges.emit()
    await queryClient.invalidateQueries()
  }
}
