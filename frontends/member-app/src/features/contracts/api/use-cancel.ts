import { useMutation } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { Contract, PlannedEnd } from '../types.ts'
import { useContractsChanged } from './use-contracts.ts'

/** When contracts would end if they were cancelled now; changes nothing. */
export const usePreviewCancel = () =>
  useMutation({
    mutationFn: (historyIds: string[]): Promise<PlannedEnd[]> =>
      unwrap(api.POST('/payment/prev-cancel', { body: { historyIds } })),
  })

/** Cancels contracts, all or none; returns them as they are then. */
export function useCancel() {
  const changed = useContractsChanged()
  return useMutation({
    mutationFn: (ends: readonly PlannedEnd[]): Promise<Contract[]> => {
      const paymentHistoryIds = ends.map(({ id }) => id)
      // What the dialog showed is the most that is charged.
      const shownSettlement = ends.reduce((sum, { settlementAmount }) => sum + settlementAmount, 0)
      return unwrap(api.POST('/v3/subscription/cancel', { body: { paymentHistoryIds, shownSettlement } }))
    },
    onSettled: changed,
  })
}

/** Takes a cancellation back while the paid period lasts. */
export function useUndoCancel() {
  const changed = useContractsChanged()
  return useMutation({
    mutationFn: (id: string) =>
      api.POST('/v3/subscription/undo-cancel', { body: { paymentHistoryIds: [id] } }),
    onSettled: changed,
  })
}

/** Takes back a change to a cheaper plan that waits for the renewal, at the price that was shown. */
export function useUndoPlanChange() {
  const changed = useContractsChanged()
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
