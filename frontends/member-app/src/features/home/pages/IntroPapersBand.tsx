import { LazyOnVisible } from '../../../components/LazyOnVisible.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { lazyPart } from '../../../components/lazy-part.tsx'
import { IntroPapersSection } from '../components/IntroPapersSection.tsx'

const waiting = <LoadingState picture lines={1} />
const IntroPapersPanel = lazyPart(() => import('./IntroPapersPanel.tsx'), { waiting })

/** The booklets, with their viewer. */
export function IntroPapersBand() {
  return (
    <IntroPapersSection>
      <LazyOnVisible waiting={waiting}>
        <IntroPapersPanel />
      </LazyOnVisible>
    </IntroPapersSection>
  )
}
