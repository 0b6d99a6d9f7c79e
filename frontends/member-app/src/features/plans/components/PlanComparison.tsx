import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CollapsibleSection } from '../../../components/CollapsibleSection.tsx'
import type { BillingPeriod } from '../../../lib/billing-period.ts'
import type { Product } from '../types.ts'
import { PlanComparisonTable } from './PlanComparisonTable.tsx'

interface Props {
  products: readonly Product[]
  period: BillingPeriod
  onChoose: (productId: string) => void
}

/** Folds the comparison, which only few need to decide. On a phone, plans and rentals are tables of their own, so that names fit. */
export function PlanComparison({ products, period, onChoose }: Props) {
  const { t } = useTranslation('plans')
  const [isOpen, setIsOpen] = useState(false)
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true })
  const plans = { name: t('comparison.title'), products: products.filter(({ rental }) => !rental) }
  const rentals = { name: t('rentals'), products: products.filter(({ rental }) => rental) }
  const tables = isPhone ? [plans, rentals] : [{ ...plans, products }]
  return (
    <CollapsibleSection title={t('comparison.title')} onToggle={setIsOpen}>
      {isOpen &&
        tables
          .filter((table) => table.products.length > 0)
          .map((table) => (
            <PlanComparisonTable
              key={table.name}
              {...table}
              offered={products}
              period={period}
              onChoose={onChoose}
            />
          ))}
    </CollapsibleSection>
  )
}
