import { useSearchParams } from 'react-router-dom'
import type { Course } from '../types.ts'

export const faceSteps = ['course', 'before', 'vibration', 'after', 'result'] as const
export type FaceStep = (typeof faceSteps)[number]

interface FaceAddress {
  step: FaceStep
  course: Course
  /** The diagnosis that the After photo finishes and whose result is shown then. */
  resultId: string | null
  goToStep: (step: FaceStep, options?: { course?: Course; resultId?: string; replace?: boolean }) => void
}

/** Stores the step in the address, so that a reload reopens it; the server decides whether it has been reached. */
export function useFaceStepParams(): FaceAddress {
  const [params, setParams] = useSearchParams()
  const course = params.get('course') === '2' ? 2 : 1
  return {
    step: faceSteps.find((step) => step === params.get('step')) ?? 'course',
    course,
    resultId: params.get('id'),
    goToStep: (step, { course: chosen = course, resultId, replace = false } = {}) =>
      setParams({ step, course: String(chosen), ...(resultId && { id: resultId }) }, { replace }),
  }
}
