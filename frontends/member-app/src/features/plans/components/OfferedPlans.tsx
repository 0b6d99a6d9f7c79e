import Box from '@mui/material/Box'
import { type ReactNode, useState } from 'react'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { useProgressiveRender } from '../../../components/use-progressive-render.ts'
import { useSession } from '../../session/session-context.ts'
import { useProducts } from '../api/use-products.ts'
import { isProductVisible } from '../rules.ts'
import { useChooseProduct } from '../use-choose-product.ts'
import { PlanComparisonTable } from './PlanComparisonTable.tsx'
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
  const { status } = useSession()
  const choose = useChooseProduct()
  const offered = products.data?.filter(isProductVisible) ?? []
  // A member who returns to the page must find the same scroll position.
  const [isFirstLook] = useState(products.isPending)
  // The comparison renders first, in two parts.
  const drawn = useProgressiveRender(offered.length + 2, all && isFirstLook)
  // The comparison reserves the space for a member's payments, so that nothing moves after the session check.
  if (products.isPending || (all && status === 'checking')) return waiting
  if (products.isError) return <ErrorState error={products.error} onRetry={() => void products.refetch()} />
  return (
    <>
      {all && offered.length > 0 && (
        <PlanComparisonTable products={offered} onChoose={choose} whole={drawn > 1} />
      )}
      {(drawn > 2 || offered.length === 0) && (
        <ProductCards products={offered} drawn={drawn - 2} onChoose={choose} all={all} />
      )}
      {drawn < offered.length + 2 && <Box sx={{ height: '100vh' }} />}
    </>
  )
}
