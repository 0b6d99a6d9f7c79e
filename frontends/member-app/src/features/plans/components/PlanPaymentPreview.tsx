import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { MonthlySum } from '../../../components/checkout/MonthlySum.tsx'
import { PaymentSchedule } from '../../../components/checkout/PaymentSchedule.tsx'
import { useOrderLines } from '../../../components/checkout/use-order-lines.ts'
import type { BillingPeriod } from '../../../lib/billing-period.ts'
import { canChoosePeriod } from '../period.rules.ts'
import { findRentalInTransit, isBuyable } from '../rules.ts'
import type { Product } from '../types.ts'

interface Props {
  products: readonly Product[]
  period: BillingPeriod
}

/** Shows what the first plan would cost this member today and with the next invoice, or what a purchase waits for. */
export function PlanPaymentPreview({ products, period: wanted }: Props) {
  const { t } = useTranslation('plans')
  const [first] = products
  const waiting = findRentalInTransit(products)
  const period = first && canChoosePeriod(first) ? wanted : null
  const lines = useOrderLines({
    period,
    productId: first?.id ?? '',
    userIds: [],
    enabled: first !== undefined && isBuyable(first.statusCode),
  })
  if (waiting) {
    return (
      <Alert severity="info">
        {t(`waiting.${waiting}`)}{' '}
        <Link component={RouterLink} to={paths.subscriptionState}>
          {t('page.toContracts')}
        </Link>
      </Alert>
    )
  }
  // When this fails, the dialog still shows the price of every plan.
  if (!first || !lines.data) return null
  return (
    <Box
      component="section"
      aria-label={t('payments.of', { name: first.displayName })}
      sx={{ px: { xs: 1.5, md: 2.5 }, py: 1, borderRadius: 1, bgcolor: 'washi.main' }}
    >
      <PaymentSchedule lines={lines.data} />
      <MonthlySum productId={first.id} productName={first.displayName} period={period} />
    </Box>
  )
}
