import { useProducts } from '../api/use-products.ts'
import { isVisible } from '../rules.ts'
import PlanDialog from './PlanDialog.tsx'

/** The plan dialog where a call was refused with E2002, which brings no plans along. */
export default function OfferedPlansDialog({ onClose }: { onClose: () => void }) {
  const products = useProducts()
  if (products.isPending) return null
  return (
    <PlanDialog
      products={products.data?.filter(isVisible) ?? null}
      onRetry={async () => void (await products.refetch())}
      onLeave={() => undefined}
      onClose={onClose}
    />
  )
}
