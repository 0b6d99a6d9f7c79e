import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslation } from 'react-i18next'
import type { BillingPeriod } from '../../../lib/billing-period.ts'
import { canChoosePeriod } from '../period.rules.ts'
import type { Product } from '../types.ts'

interface Props {
  products: readonly Product[]
  value: BillingPeriod
  onChange: (period: BillingPeriod) => void
}

/** Chooses whether the plans are shown and bought by the month or by the year; absent where the choice does not exist. */
export function PeriodToggle({ products, value, onChange }: Props) {
  const { t } = useTranslation('plans')
  if (!products.some(canChoosePeriod)) return null
  return (
    <Box sx={{ mb: 2.5 }}>
      <ToggleButtonGroup
        exclusive
        aria-label={t('period.label')}
        value={value}
        onChange={(_, chosen: BillingPeriod | null) => chosen !== null && onChange(chosen)}
      >
        {(['month', 'year'] as const).map((period) => (
          <ToggleButton key={period} value={period} sx={option}>
            {t(`period.${period}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}

const option = {
  minHeight: 44,
  px: 3,
  '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'primary.main', color: 'primary.contrastText' },
} as const
