import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../session/session-context.ts'
import { checkFeature } from '../api/check-feature.ts'
import { useProducts } from '../api/use-products.ts'
import { findUnlockingPlan, findUnlockingPlanIn } from '../rules.ts'
import type { PlanFeature } from '../types.ts'

/** The plan that a member would need for a feature, by its name; null while it is open to them, or nobody knows. It only tells: the tap asks anew. */
export function useLock(feature: PlanFeature): string | null {
  const { data } = useQuery({
    queryKey: ['plan-lock', feature],
    queryFn: () => checkFeature(feature),
    select: findUnlockingPlan,
    staleTime: 0,
    retry: false,
  })
  return data ?? null
}

/**
 * The plan that a member would need for a face diagnosis, as {@link useLock}. The check of AI esthe does not tell: more plans open
 * AI esthe than the diagnosis. Who was granted AI esthe needs none.
 */
export function useDiagnosisLock(): string | null {
  const { user } = useSession()
  const { data } = useProducts()
  const isGranted = user?.authorities.some((authority) => authority.toLowerCase() === 'ai_esthe')
  return isGranted || !data ? null : findUnlockingPlanIn(data, 'face-diagnosis')
}
