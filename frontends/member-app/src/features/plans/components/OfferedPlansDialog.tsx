import { useProducts } from '../../../lib/api/use-products.ts'
import { listUnlockingPlans } from '../rules.ts'
import type { UncheckedFeature } from '../types.ts'
import PlanDialog from './PlanDialog.tsx'

interface Props {
  /** The rejected function; its response E2002 contains no plans. */
  opens: UncheckedFeature
  onClose: () => void
}

/** Shows the plans that include the rejected function. */
export default function OfferedPlansDialog({ opens, onClose }: Props) {
  const products = useProducts()
  if (products.isPending) return null
  return (
    <PlanDialog
      wanted={{ feature: opens, sound: null }}
      products={products.data ? listUnlockingPlans(products.data, opens) : null}
      onRetry={async () => void (await products.refetch())}
      onLeave={() => undefined}
      onClose={onClose}
    />
  )
}
