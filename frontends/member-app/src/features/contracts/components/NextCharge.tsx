import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { QueryApi } from '../../../lib/api/queries.ts'
import { useFormatDay } from '../../../lib/i18n/use-format-day.ts'
import { useFormatYen } from '../../../lib/i18n/use-format-yen.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'

interface Props {
  $confirmed: QueryApi
  busy: boolean
  /** Ends a contract at its renewal. */
  onEnd: (contractId: string) => void
}

/** Shows the next charge as one sum over all contracts, and offers to end a plan that another one contains. */
export function NextCharge({ $confirmed, busy, onEnd }: Props) {
  const { t } = useTranslation('contracts')
  const day = useFormatDay()
  const yen = useFormatYen()
  const charge = $confirmed.useQuery('get', '/payment/next-charge', { headers: useLanguageHeader() })
  // Without it the contracts below still say what each of them costs.
  if (!charge.data || charge.data.contracts.length === 0) return null
  const { next, monthly, yearly, contracts, overlaps } = charge.data
  const sums = yearly === 0 ? 'monthly' : monthly === 0 ? 'yearly' : 'both'
  return (
    <Box component="section" aria-label={t('nextCharge.title')} sx={frameStyle}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('nextCharge.title')}
      </Typography>
      {next ? (
        <Typography sx={{ fontSize: '1.25rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {t('nextCharge.next', { day: day(next.on), amount: yen(next.amount) })}
        </Typography>
      ) : (
        <Typography>{t('nextCharge.afterDelivery')}</Typography>
      )}
      {contracts.length > 1 && (
        <Typography sx={{ mt: 0.5, fontVariantNumeric: 'tabular-nums' }}>
          {t(`nextCharge.${sums}`, {
            amount: yen(monthly || yearly),
            yearly: yen(yearly),
            count: contracts.length,
          })}
        </Typography>
      )}
      {overlaps.map(({ contractId, productName, containedIn }) => (
        <Box key={contractId} sx={{ mt: 2 }}>
          <Typography>{t('nextCharge.overlap', { product: productName, other: containedIn })}</Typography>
          <Button variant="outlined" disabled={busy} onClick={() => onEnd(contractId)} sx={{ mt: 1 }}>
            {t('nextCharge.end', { product: productName })}
          </Button>
        </Box>
      ))}
    </Box>
  )
}

const frameStyle = {
  mb: 3,
  px: { xs: 2.5, md: 3 },
  py: 2,
  maxWidth: '44rem',
  borderRadius: 1,
  bgcolor: 'washi.main',
} as const
