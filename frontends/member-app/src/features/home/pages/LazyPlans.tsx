import { LazyOnVisible } from '../../../components/LazyOnVisible.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { createLazyComponent } from '../../../components/lazy-component.tsx'
import { PlansSection } from '../components/PlansSection.tsx'

const waiting = <LoadingState lines={5} />
const PlansPanel = createLazyComponent(() => import('./PlansPanel.tsx'), { waiting, texts: ['plans'] })

/** Shows what members have for free, and loads the plans on offer when they come into view. */
export function LazyPlans() {
  return (
    <PlansSection>
      <LazyOnVisible waiting={waiting}>
        <PlansPanel />
      </LazyOnVisible>
    </PlansSection>
  )
}
