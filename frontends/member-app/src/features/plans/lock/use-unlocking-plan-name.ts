import { $api } from '../../../lib/api/queries.ts'
import { useProducts } from '../../../lib/api/use-products.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import { useSession } from '../../session/session-context.ts'
import { featureCheckPaths } from '../api/feature-check-paths.ts'
import { findUnlockingPlanName, findUnlockingPlanNameAmong } from '../rules.ts'
import type { PlanFeature } from '../types.ts'

/**
 * Returns the name of the plan that a member would need for a feature; null when it is included or unknown. It is only a hint: the tap
 * checks again.
 */
export function useUnlockingPlanName(feature: PlanFeature): string | null {
  const { data } = $api.useQuery(
    'get',
    featureCheckPaths[feature],
    { headers: useLanguageHeader() },
    { select: findUnlockingPlanName, staleTime: 0, retry: false },
  )
  return data ?? null
}

/**
 * Returns the name of the plan that a member would need for a face diagnosis. The check of AI esthe cannot be used, because more plans
 * include AI esthe than the diagnosis. Members who were granted AI esthe need no plan.
 */
export function useDiagnosisUnlockingPlanName(): string | null {
  const { user } = useSession()
  const { data } = useProducts()
  const isGranted = user?.authorities.some((authority) => authority.toLowerCase() === 'ai_esthe')
  return isGranted || !data ? null : findUnlockingPlanNameAmong(data, 'face-diagnosis')
}
