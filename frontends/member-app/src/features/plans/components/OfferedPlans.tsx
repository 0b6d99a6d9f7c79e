import Box from '@mui/material/Box'
import { type ReactNode, useState } from 'react'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { useProgressiveRender } from '../../../components/use-progressive-render.ts'
import { useProducts } from '../../../lib/api/use-products.ts'
import type { BillingPeriod } from '../../../lib/billing-period.ts'
import { findChosenPeriod } from '../period.rules.ts'
import { isProductVisible } from '../rules.ts'
import { useChooseProduct } from '../use-choose-product.ts'
import { PeriodToggle } from './PeriodToggle.tsx'
import { PlanComparison } from './PlanComparison.tsx'
import { ProductCards } from './ProductCards.tsx'

interface Props {
  /** The product to show first. */
  first?: string
  all?: boolean
  waiting?: ReactNode
}

/** Shows every plan on offer; choosing one begins a purchase. */
export function OfferedPlans({ first, all = false, waiting = <LoadingState lines={5} /> }: Props) {
  const products = useProducts(first)
  const choose = useChooseProduct()
  const [period, setPeriod] = useState<BillingPeriod>('month')
  const offered = products.data?.filter(isProductVisible) ?? []
  // A member who returns to the page must find the same scroll position.
  const [isFirstLook] = useState(products.isPending)
  const drawn = useProgressiveRender(offered.length, all && isFirstLook)
  if (products.isPending) return waiting
  if (products.isError) return <ErrorState error={products.error} onRetry={() => void products.refetch()} />
  const isDrawn = drawn === offered.length
  const onChoose = (productId: string) => choose(productId, findChosenPeriod(offered, productId, period))
  return (
    <>
      <PeriodToggle products={offered} value={period} onChange={setPeriod} />
      <ProductCards products={offered} period={period} drawn={drawn} onChoose={onChoose} all={all} />
      {all && isDrawn && offered.length > 1 && (
        <PlanComparison products={offered} period={period} onChoose={onChoose} />
      )}
      {!isDrawn && <Box sx={{ height: '100vh' }} />}
    </>
  )
}
