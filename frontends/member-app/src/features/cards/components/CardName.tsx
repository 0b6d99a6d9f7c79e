import CreditCardRounded from '@mui/icons-material/CreditCardRounded'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { isExpired } from '../rules.ts'
import type { Card } from '../types.ts'

/** Shows brand and last four digits, by which its holder recognizes a card. */
export function CardName({ card: { brand, last4 } }: { card: Pick<Card, 'brand' | 'last4'> }) {
  const { t } = useTranslation('cards')
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, fontWeight: 500 }}>
      <CreditCardRounded aria-hidden sx={{ color: 'primary.main' }} />
      {t(`brands.${brand}`, { defaultValue: brand })}
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        <span aria-hidden>•••• </span>
        <Box component="span" aria-label={t('last4', { last4 })}>
          {last4}
        </Box>
      </Box>
    </Box>
  )
}

/** Returns a function that formats until when a card is valid, or that it has expired. */
export function useFormatCardExpiry(): (card: Pick<Card, 'expMonth' | 'expYear'>) => string {
  const { t } = useTranslation('cards')
  return ({ expMonth, expYear }) => {
    const end = `${String(expMonth).padStart(2, '0')}/${expYear}`
    return t(isExpired({ month: expMonth, year: expYear }, new Date()) ? 'endedOn' : 'endsOn', { end })
  }
}
