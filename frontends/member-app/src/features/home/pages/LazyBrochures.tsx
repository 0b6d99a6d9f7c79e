import { LazyOnVisible } from '../../../components/LazyOnVisible.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { createLazyComponent } from '../../../components/lazy-component.tsx'
import { BrochuresSection } from '../components/BrochuresSection.tsx'

const waiting = <LoadingState picture lines={1} />
const BrochuresPanel = createLazyComponent(() => import('./BrochuresPanel.tsx'), { waiting })

/** Loads the brochures with their viewer when they come into view. */
export function LazyBrochures() {
  return (
    <BrochuresSection>
      <LazyOnVisible waiting={waiting}>
        <BrochuresPanel />
      </LazyOnVisible>
    </BrochuresSection>
  )
}
