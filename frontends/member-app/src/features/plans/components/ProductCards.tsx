import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardGrid } from '../../../components/CardGrid.tsx'
import type { BillingPeriod } from '../../../lib/billing-period.ts'
import { findPlanAddition, type PlanAddition } from '../comparison.rules.ts'
import { findPurchaseAction } from '../rules.ts'
import type { Product } from '../types.ts'
import { ProductCard } from './ProductCard.tsx'

interface Props {
  products: readonly Product[]
  period: BillingPeriod
  onChoose: (productId: string) => void
  /** A page of plans shows all of them; elsewhere a button reveals the others. */
  all?: boolean
  /** How many of them are rendered so far. */
  drawn?: number
  /** Shows the first plan in another way than as a card. */
  renderFirst?: (first: Product, addition: PlanAddition | null) => ReactNode
}

/** Shows plans side by side, the first one as recommended, and the rentals below their own heading. */
export function ProductCards({
  products,
  period,
  onChoose,
  all: opened = false,
  drawn = products.length,
  renderFirst,
}: Props) {
  const { t } = useTranslation('plans')
  const [all, setAll] = useState(opened)
  const title = useId()
  const [first, ...others] = products
  if (!first) return <Typography>{t('none')}</Typography>
  const isAlone = !all || others.length === 0
  // A rental that an address puts first stays first.
  const beginning = products.filter((product) => isAlone || first === product || !product.rental)
  const rentals = products.filter((product) => !beginning.includes(product))
  const cards = beginning.slice(renderFirst ? 1 : 0, all ? drawn : 1)
  const renderCards = (shown: readonly Product[], level: 'h2' | 'h3') => (
    <CardGrid columns={{ xs: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(15rem, 1fr))' }}>
      {shown.map((product) => (
        <ProductCard
          key={product.id}
          product={product}
          period={period}
          addition={findPlanAddition(product, products)}
          recommended={product === first}
          level={level}
          action={findPurchaseAction(product, products)}
          onChoose={() => onChoose(product.id)}
        />
      ))}
    </CardGrid>
  )
  return (
    <>
      {renderFirst?.(first, findPlanAddition(first, products))}
      {cards.length > 0 && (
        <Box sx={{ mt: renderFirst ? 3 : 0 }}>{renderCards(cards, opened ? 'h2' : 'h3')}</Box>
      )}
      {all && rentals.length > 0 && drawn > beginning.length && (
        <Box component="section" aria-labelledby={title} sx={{ mt: { xs: 4, md: 6 } }}>
          <Typography id={title} variant="h2" component={opened ? 'h2' : 'h3'} sx={{ mb: 2 }}>
            {t('rentals')}
          </Typography>
          {renderCards(rentals.slice(0, drawn - beginning.length), 'h3')}
        </Box>
      )}
      {isAlone && others.length > 0 && (
        <Button variant="outlined" onClick={() => setAll(true)} sx={{ mt: 3 }}>
          {t('others')}
        </Button>
      )}
    </>
  )
}
