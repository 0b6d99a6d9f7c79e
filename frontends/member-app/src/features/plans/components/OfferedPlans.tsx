import type { ReactNode } from 'react'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { useProducts } from '../api/use-products.ts'
import { isVisible } from '../rules.ts'
import { useChooseProduct } from '../use-choose-product.ts'
import { PlanComparisonTable } from './PlanComparisonTable.tsx'
import { ProductCards } from './ProductCards.tsx'

interface Props {
  /** The product to show before all others. */
  first?: string
  all?: boolean
  waiting?: ReactNode
}

/** Every plan on offer; choosing one begins a purchase. */
export function OfferedPlans({ first, all = false, waiting = <LoadingState lines={5} /> }: Props) {
  const products = useProducts(first)
  const choose = useChooseProduct()
  if (products.isPending) return waiting
  if (products.isError) return <ErrorState error={products.error} onRetry={() => void products.refetch()} />
  const offered = products.data.filter(isVisible)
  return (
    <>
      <ProductCards products={offered} onChoose={choose} all={all} />
      {all && <PlanComparisonTable products={offered} />}
    </>
  )
}
