import { LazyOnVisible } from '../../../components/LazyOnVisible.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { lazyPart } from '../../../components/lazy-part.tsx'
import { Plans } from '../components/Plans.tsx'

const waiting = <LoadingState lines={5} />
const PlansPanel = lazyPart(() => import('./PlansPanel.tsx'), { waiting, texts: ['plans'] })

/** Shows what members have for free, and loads the plans on offer when they come into view. */
export function PlansBand() {
  return (
    <Plans>
      <LazyOnVisible waiting={waiting}>
        <PlansPanel />
      </LazyOnVisible>
    </Plans>
  )
}
