import { LazyOnVisible } from '../../../components/LazyOnVisible.tsx'
import { createLazyComponent } from '../../../components/lazy-component.tsx'
import { useSession } from '../../session/session-context.ts'
import { TasterGrid, tasterSkeletons } from '../components/TasterGrid.tsx'

const waiting = <TasterGrid>{tasterSkeletons}</TasterGrid>
const TastersPanel = createLazyComponent(() => import('./TastersPanel.tsx'), {
  waiting,
  texts: ['player'],
  isPatient: true,
})

/** Lets visitors try a sound for their mood. Members have their own evening instead. */
export function LazyTasters() {
  const { status } = useSession()
  if (status === 'member') return null
  return (
    <LazyOnVisible waiting={waiting}>
      <TastersPanel />
    </LazyOnVisible>
  )
}
