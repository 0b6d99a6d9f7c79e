import { useAlert } from '../../components/alert/alert-context.ts'
import { useShowError } from '../../components/alert/use-show-error.ts'
import { useRefetchAfterPlanChange } from '../../lib/use-refetch-after-plan-change.ts'

/**
 * Returns the options of a mutation that changes a family: it says `done`, or why not, and loads everything again. Callbacks of `mutate`
 * itself would be lost, because what they belong to is gone then.
 */
export function useFamilyChange(done: string) {
  const alert = useAlert()
  const showError = useShowError()
  const refetch = useRefetchAfterPlanChange()
  return {
    onSuccess: () => {
      alert({ text: done })
      return refetch()
    },
    onError: (error: unknown) => {
      showError(error)
      return refetch()
    },
  }
}
