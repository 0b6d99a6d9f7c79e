import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { findShownStep, type PurchaseStepName } from './steps.rules.ts'

/** Stores the step in the address, so that it survives a reload, and back and forward go from step to step. */
export function usePurchaseStep(
  steps: readonly PurchaseStepName[],
  isComplete: (step: PurchaseStepName) => boolean,
) {
  const [params, setParams] = useSearchParams()
  const requested = params.get('step')
  const step = findShownStep(steps, requested, isComplete)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows when another step had to be shown
  useEffect(() => {
    if (requested !== step) setParams({ step }, { replace: true })
  }, [requested, step])

  const at = steps.indexOf(step)
  return {
    step,
    goToStep: (to: PurchaseStepName) => setParams({ step: to }),
    next: () => setParams({ step: steps[at + 1] ?? step }),
    back: at > 0 ? () => setParams({ step: steps[at - 1] ?? step }) : undefined,
  }
}
