import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { BillingPeriod } from '../../../lib/billing-period.ts'
import type { PlanAddition } from '../comparison.rules.ts'
import type { Product } from '../types.ts'
import { PlanDescription } from './PlanDescription.tsx'

interface Props {
  product: Product
  period: BillingPeriod
  addition: PlanAddition | null
  /** What the plan would cost. */
  children: ReactNode
}

/** Shows the plan that a dialog proposes; the button that chooses it stands below the dialog's content. */
export function RecommendedPlan({ product, period, addition, children }: Props) {
  const { t } = useTranslation('plans')
  const name = useId()
  return (
    <Box component="section" aria-labelledby={name} sx={frame}>
      <Chip label={t('recommended')} color="secondary" size="small" sx={{ fontSize: '0.875rem', mb: 1 }} />
      <PlanDescription product={product} period={period} addition={addition} level="h3" nameId={name} />
      {children}
    </Box>
  )
}

const frame = {
  p: { xs: 2, md: 3 },
  border: 2,
  borderColor: 'secondary.main',
  borderRadius: 1,
} as const
