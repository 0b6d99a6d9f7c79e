import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { openStep, type StepName } from './steps.ts'

/** The step stands in the address: it survives a reload, and the browser's back and forward go from step to step. */
export function useStep(steps: readonly StepName[], isComplete: (step: StepName) => boolean) {
  const [params, setParams] = useSearchParams()
  const asked = params.get('step')
  const step = openStep(steps, asked, isComplete)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows when another step had to be shown
  useEffect(() => {
    if (asked !== step) setParams({ step }, { replace: true })
  }, [asked, step])

  const at = steps.indexOf(step)
  return {
    step,
    go: (to: StepName) => setParams({ step: to }),
    next: () => setParams({ step: steps[at + 1] ?? step }),
    back: at > 0 ? () => setParams({ step: steps[at - 1] ?? step }) : undefined,
  }
}
