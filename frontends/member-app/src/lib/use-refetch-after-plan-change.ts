import { useQueryClient } from '@tanstack/react-query'
import { planChanges } from './plan-changes.ts'

/** Returns a function that refetches contracts, plans and the member's permissions. */
export function useRefetchAfterPlanChange(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    planChanges.emit()
    await queryClient.invalidateQueries()
  }
}
