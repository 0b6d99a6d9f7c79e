import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { $api } from '../../lib/api/queries.ts'
import type { BillingPeriod } from '../../lib/billing-period.ts'
import { useFormatYen } from '../../lib/i18n/use-format-yen.ts'
import { useLanguageHeader } from '../../lib/i18n/use-language-header.ts'

interface Props {
  productId: string
  productName: string
  period: BillingPeriod | null
  /** The users of the order; empty for oneself. */
  userIds?: readonly string[]
  enabled?: boolean
}

/** Shows what a plan and all other contracts of the member cost together a month and a year, and whether one contains another. */
export function MonthlySum({ productId, productName, period, userIds = [], enabled = true }: Props) {
  const { t } = useTranslation('plans')
  const yen = useFormatYen()
  const sum = $api.useQuery(
    'post',
    '/payment/order-monthly-sum',
    { body: { productId, userIds: [...userIds], ...(period && { period }) }, headers: useLanguageHeader() },
    { enabled, staleTime: 0 },
  )
  // It adds to the prices that are shown in any case, so a failure is silent.
  if (!sum.data || sum.data.monthlyBefore + sum.data.yearlyBefore === 0) return null
  const { monthly, yearly, contains, containedIn } = sum.data
  const amounts = { amount: yen(monthly || yearly), yearly: yen(yearly) }
  const text = yearly === 0 ? 'sum' : monthly === 0 ? 'sumYearly' : 'sumBoth'
  return (
    <>
      <Typography sx={{ mt: 1, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {t(`monthly.${text}`, amounts)}
      </Typography>
      {contains.map(({ contractId, productName: other }) => (
        <Typography key={contractId} variant="body2" sx={{ mt: 0.5 }}>
          {t('monthly.contains', { product: productName, other })}
        </Typography>
      ))}
      {containedIn.map(({ contractId, productName: other }) => (
        <Typography key={contractId} variant="body2" sx={{ mt: 0.5 }}>
          {t('monthly.containedIn', { product: productName, other })}
        </Typography>
      ))}
    </>
  )
}
