import { useRefetchAfterPlanChange } from '../../lib/use-refetch-after-plan-change.ts'
import { useShowError } from './use-show-error.ts'

/**
 * Returns the options of a mutation that changes a plan: it calls `onDone` with the result or shows the error, and loads everything again.
 * Callbacks of `mutate` itself would be lost, because what they belong to may be gone once everything is loaded.
 */
export function usePlanChange<Result>(onDone: (result: Result) => void) {
  const showError = useShowError()
  const refetch = useRefetchAfterPlanChange()
  return {
    onSuccess: (result: Result) => {
      onDone(result)
      return refetch()
    },
    onError: (error: unknown) => {
      showError(error)
      return refetch()
    },
  }
}
