import CheckRounded from '@mui/icons-material/CheckRounded'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { type BillingPeriod, computeYearlySaving } from '../../../lib/billing-period.ts'
import { useFormatYen } from '../../../lib/i18n/use-format-yen.ts'
import type { Product } from '../types.ts'

interface Priced {
  product: Pick<Product, 'price' | 'yearlyPrice'>
  period: BillingPeriod
}

/** Returns a function that says what a plan costs a month, or a year if it has such a price. */
export function usePlanPriceText() {
  const { t } = useTranslation('plans')
  const yen = useFormatYen()
  return ({ product, period }: Priced): string => {
    const { price, yearlyPrice } = product
    return period === 'year' && yearlyPrice !== null
      ? t('period.yearPrice', { price: yen(yearlyPrice) })
      : t('price', { price: yen(price) })
  }
}

/** Shows what a plan costs a month or a year. */
export function PlanPrice(priced: Priced) {
  const formatPrice = usePlanPriceText()
  return (
    <Typography sx={{ fontSize: '1.5rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      {formatPrice(priced)}
    </Typography>
  )
}

/** Shows what a year saves. */
export function YearlySaving({ product, period }: Priced) {
  const { t } = useTranslation('plans')
  const yen = useFormatYen()
  const saved = computeYearlySaving(product)
  if (period !== 'year' || saved <= 0) return null
  return (
    <Typography variant="body2" sx={{ mt: 0.5, color: 'success.dark' }}>
      {t('period.saved', { saved: yen(saved) })}
    </Typography>
  )
}

/** Lists the functions of a plan. */
export function PlanFunctions({ functions }: Pick<Product, 'functions'>) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', flexGrow: 1, p: 0, m: 0, mt: 2, mb: 3 }}>
      {functions.map((text) => (
        <Typography component="li" variant="body2" key={text} sx={{ display: 'flex', gap: 1, py: 0.5 }}>
          <CheckRounded aria-hidden sx={{ color: 'success.dark', mt: '0.2em', fontSize: '1.125rem' }} />
          {text}
        </Typography>
      ))}
    </Box>
  )
}
