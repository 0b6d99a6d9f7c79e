import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { BillingPeriod } from '../../../lib/billing-period.ts'
import type { PlanAddition } from '../comparison.rules.ts'
import { toShownPeriod } from '../period.rules.ts'
import type { Product } from '../types.ts'
import { PlanFunctions, PlanPrice, YearlySaving } from './PlanFacts.tsx'

interface Props {
  product: Product
  period: BillingPeriod
  /** What it adds to a smaller plan, which it names instead of repeating its functions. */
  addition: PlanAddition | null
  /** The level of its heading, one below the title above it. */
  level: 'h2' | 'h3'
  /** The id of the name, for what is described by it. */
  nameId: string
}

/** Shows the name, price and functions of a plan. */
export function PlanDescription({ product, period, addition, level, nameId }: Props) {
  const { t } = useTranslation('plans')
  const shownPeriod = toShownPeriod(product, period)
  return (
    <>
      <Box sx={head}>
        <Typography variant="h3" component={level} id={nameId}>
          {product.displayName}
        </Typography>
        <PlanPrice product={product} period={shownPeriod} />
      </Box>
      <YearlySaving product={product} period={shownPeriod} />
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {product.description}
      </Typography>
      {addition && (
        <Typography sx={{ mt: 2, mb: -1, fontWeight: 500 }}>{t('plus', { plan: addition.base })}</Typography>
      )}
      <PlanFunctions functions={addition?.added ?? product.functions} />
    </>
  )
}

/** On a phone the price stands beside the name, where both fit. */
const head = {
  display: { xs: 'flex', md: 'block' },
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 2,
} as const
