import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ChosenProduct } from '../../../components/checkout/ChosenProductBoundary.tsx'
import { StatusLabel } from '../../../components/StatusLabel.tsx'
import type { BillingPeriod } from '../../../lib/billing-period.ts'
import { useFormatYen } from '../../../lib/i18n/use-format-yen.ts'

/** Shows the product above every step. */
export function ProductSummary({
  product,
  period,
}: {
  product: ChosenProduct
  period: BillingPeriod | null
}) {
  const { t } = useTranslation(['purchase', 'plans'])
  const yen = useFormatYen()
  const { displayName, price, yearlyPrice, rental } = product
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 2,
        rowGap: 0.5,
        px: 2.5,
        py: { xs: 1.25, md: 2 },
        mt: { xs: 0, md: -2 },
        mb: { xs: 2.5, md: 4 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Typography sx={{ fontWeight: 600, fontSize: '1.125rem' }}>{displayName}</Typography>
      {rental && <StatusLabel tone="quiet">{t('rental')}</StatusLabel>}
      <Typography sx={{ ml: 'auto', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {period === 'year' && yearlyPrice !== null
          ? t('plans:period.yearPrice', { price: yen(yearlyPrice) })
          : t('plans:price', { price: yen(price) })}
      </Typography>
    </Box>
  )
}
