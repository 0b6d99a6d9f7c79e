import { useInvalidate } from '../../../lib/api/use-invalidate.ts'

/** Returns a function that refetches the saved results, which the calendar shows too. */
export function useRefetchSavedResults() {
  const invalidate = useInvalidate()
  return () => invalidate('/stress-check/results', '/calendar/esthe-between')
}
