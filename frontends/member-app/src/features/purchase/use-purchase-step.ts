import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { findPreviousStep, findShownStep, type PurchaseStepName } from './steps.rules.ts'

interface Options {
  steps: readonly PurchaseStepName[]
  /** The steps that lead to the review one after the other; the others are opened from there only. */
  sequence: readonly PurchaseStepName[]
  isComplete: (step: PurchaseStepName) => boolean
}

/** Stores the step in the address, so that it survives a reload, and back and forward go from step to step. */
export function usePurchaseStep({ steps, sequence, isComplete }: Options) {
  const [params, setParams] = useSearchParams()
  const requested = params.get('step')
  const step = findShownStep(steps, requested, isComplete)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows when another step had to be shown
  useEffect(() => {
    if (requested !== step) setParams({ step }, { replace: true })
  }, [requested, step])

  const goToStep = (to: PurchaseStepName) => setParams({ step: to })
  const previous = findPreviousStep(sequence, step)
  return {
    step,
    goToStep,
    /** Leads to the first incomplete step, or to the review. */
    next: () => goToStep('confirm'),
    back: previous && (() => goToStep(previous)),
  }
}
