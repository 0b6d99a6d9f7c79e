import { useMutation } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { Contract, PlannedEnd } from '../types.ts'
import { useRefetchAfterContractChange } from './use-contracts.ts'

/** Previews when contracts would end if they were cancelled now. */
export const usePreviewCancellation = () =>
  useMutation({
    mutationFn: (historyIds: string[]): Promise<PlannedEnd[]> =>
      unwrap(api.POST('/payment/prev-cancel', { body: { historyIds } })),
  })

/** Cancels all of these contracts or none, and returns them as they are then. */
export function useCancelContracts() {
  const changed = useRefetchAfterContractChange()
  return useMutation({
    mutationFn: (ends: readonly PlannedEnd[]): Promise<Contract[]> => {
      const paymentHistoryIds = ends.map(({ id }) => id)
      // No more than the amount shown in the dialog is charged.
      const shownSettlement = ends.reduce((sum, { settlementAmount }) => sum + settlementAmount, 0)
      return unwrap(api.POST('/v3/subscription/cancel', { body: { paymentHistoryIds, shownSettlement } }))
    },
    onSettled: changed,
  })
}

/** Undoes a cancellation before the paid period ends. */
export function useUndoCancellation() {
  const changed = useRefetchAfterContractChange()
  return useMutation({
    mutationFn: (id: string) =>
      api.POST('/v3/subscription/undo-cancel', { body: { paymentHistoryIds: [id] } }),
    onSettled: changed,
  })
}

/** Undoes a planned change to a cheaper plan, at the price that was shown. */
export function useUndoPlanChange() {
  const changed = useRefetchAfterContractChange()
  return useMutation({
    mutationFn: ({ id, ifPlanKeptAmount }: Contract) =>
      api.POST('/v3/subscription/undo-plan-change', {
        body: {
          paymentHistoryId: id,
          ...(ifPlanKeptAmount !== undefined && { shownAmount: ifPlanKeptAmount }),
        },
      }),
    onSettled: changed,
  })
}
