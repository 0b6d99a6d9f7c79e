import { LazyOnVisible } from '../../../components/LazyOnVisible.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { lazyPart } from '../../../components/lazy-part.tsx'
import { loadTexts } from '../../../lib/i18n/i18n.ts'
import { Plans } from '../components/Plans.tsx'

const waiting = <LoadingState lines={5} />
const load = async () => (await Promise.all([import('./PlansPanel.tsx'), loadTexts(['plans'])]))[0]
const PlansPanel = lazyPart(load, { waiting })

/** What members have for nothing, and the plans on offer. */
export function PlansBand() {
  return (
    <Plans>
      <LazyOnVisible waiting={waiting}>
        <PlansPanel />
      </LazyOnVisible>
    </Plans>
  )
}
