import { useQuery } from '@tanstack/react-query'
import { checkFeature } from '../api/check-feature.ts'
import { lockedBy } from '../rules.ts'
import type { PlanFeature } from '../types.ts'

/** The plan that a member would need for a feature, by its name; null while it is open to them, or nobody knows. It only tells: the tap asks anew. */
export function useLock(feature: PlanFeature): string | null {
  const { data } = useQuery({
    queryKey: ['plan-lock', feature],
    queryFn: () => checkFeature(feature),
    select: lockedBy,
    staleTime: 0,
    retry: false,
  })
  return data ?? null
}
