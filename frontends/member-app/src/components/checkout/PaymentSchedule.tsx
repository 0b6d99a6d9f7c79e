import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useFormatDay } from '../../lib/i18n/use-format-day.ts'
import { useFormatYen } from '../../lib/i18n/use-format-yen.ts'
import { listPlannedPayments, type OrderLine } from './payments.rules.ts'

/** Lists what is paid today and what with the next invoice. */
export function PaymentSchedule({ lines }: { lines: readonly OrderLine[] }) {
  const { t } = useTranslation('plans')
  const yen = useFormatYen()
  const day = useFormatDay()
  const formatWhen = (when: string) =>
    when === 'today' || when === 'delivery' ? t(`payments.${when}`) : t('payments.day', { day: day(when) })
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {listPlannedPayments(lines).map(({ when, amount }) => (
        <Box key={when} sx={{ display: 'flex', alignItems: 'end', columnGap: 2, py: 0.5 }}>
          <Typography component="dt" sx={{ flexGrow: 1 }}>
            {formatWhen(when)}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
          >
            {t('payments.amount', { amount: yen(amount) })}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
