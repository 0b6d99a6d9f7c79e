import { useAlert } from '../../components/alert/alert-context.ts'
import { usePlanChange } from '../../components/alert/use-plan-change.ts'

/** Returns the options of a mutation that changes a family: it says `done`, or why not, and loads everything again. */
export function useFamilyChange(done: string) {
  const alert = useAlert()
  return usePlanChange<unknown>(() => alert({ text: done }))
}
