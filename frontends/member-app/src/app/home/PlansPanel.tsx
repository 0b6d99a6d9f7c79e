import { OfferedPlans } from '../../features/plans/components/OfferedPlans.tsx'
import { QueryProvider } from '../../features/session/components/QueryProvider.tsx'

export default function PlansPanel() {
  return (
    <QueryProvider>
      <OfferedPlans />
    </QueryProvider>
  )
}
