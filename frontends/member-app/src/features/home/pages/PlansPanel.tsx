import { OfferedPlans } from '../../plans/components/OfferedPlans.tsx'
import { QueryProvider } from '../../session/components/QueryProvider.tsx'

export default function PlansPanel() {
  return (
    <QueryProvider>
      <OfferedPlans />
    </QueryProvider>
  )
}
