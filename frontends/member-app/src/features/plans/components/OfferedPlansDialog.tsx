import { useProducts } from '../api/use-products.ts'
import { listUnlockingPlans } from '../rules.ts'
import type { UncheckedFunction } from '../types.ts'
import PlanDialog from './PlanDialog.tsx'

interface Props {
  /** What was refused with E2002, which brings no plans along. */
  opens: UncheckedFunction
  onClose: () => void
}

/** The plans that would open what was refused. */
export default function OfferedPlansDialog({ opens, onClose }: Props) {
  const products = useProducts()
  if (products.isPending) return null
  return (
    <PlanDialog
      products={products.data ? listUnlockingPlans(products.data, opens) : null}
      onRetry={async () => void (await products.refetch())}
      onLeave={() => undefined}
      onClose={onClose}
    />
  )
}
