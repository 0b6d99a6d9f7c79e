import { joinFacts } from '@hibiki/languages'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { toReceiptPath } from '../../../app/paths.ts'
import { useFormatDay, useFormatShortDay } from '../../../lib/i18n/use-format-day.ts'
import { useFormatYen } from '../../../lib/i18n/use-format-yen.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import type { Charge } from '../types.ts'
import { useFormatDeadline } from '../use-format-deadline.ts'

/** A charge with what it was for, its amount, and links to its receipt and returns. */
export function ChargeRow({ charge }: { charge: Charge }) {
  const { t } = useTranslation(['contracts', 'cards'])
  const { language } = useLanguage()
  const day = useFormatDay()
  const shortDay = useFormatShortDay()
  const yen = useFormatYen()
  const deadline = useFormatDeadline()
  const { chargedOn, items, amount, tax, credits, card, method, state, refundedAmount, documents } = charge
  const formatState = () => {
    if (state === 'waiting')
      return t('charges.states.waiting', { deadline: deadline(charge.konbiniExpiresAt ?? chargedOn) })
    if (state !== 'paid') return t(`charges.states.${state}`, { amount: yen(refundedAmount) })
    return refundedAmount > 0 ? t('charges.partRefunded', { amount: yen(refundedAmount) }) : null
  }
  const stateText = formatState()
  // A charge of which several parts were given back has several returns, which only their amounts tell apart.
  const showsAmounts = documents.length > 2
  const facts = [
    t('charges.tax', { amount: yen(tax) }),
    ...(credits > 0 ? [t('charges.credits', { amount: yen(credits) })] : []),
    ...(card
      ? [
          t('charges.card', {
            brand: t(`cards:brands.${card.brand}`, { defaultValue: card.brand }),
            last4: card.last4,
          }),
        ]
      : []),
    ...(method === 'konbini' ? [t('charges.konbini')] : []),
  ]
  return (
    <Box component="li" sx={rowStyle}>
      <Typography component="time" dateTime={chargedOn} sx={{ pt: 0.25, color: 'text.secondary' }}>
        {day(chargedOn)}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        {items.length === 0 && <Typography>{t('charges.other')}</Typography>}
        {items.map((item) => (
          <Box key={`${item.contractId} ${item.periodFrom}`}>
            <Typography sx={{ fontWeight: 600 }}>
              {item.productName}
              {item.userName !== null && ` ${t('charges.user', { name: item.userName })}`}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('charges.period', { from: shortDay(item.periodFrom), to: shortDay(item.periodTo) })}
            </Typography>
          </Box>
        ))}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {joinFacts(facts, language)}
        </Typography>
        {stateText && (
          <Typography variant="body2" sx={{ mt: 0.25, fontWeight: 600 }}>
            {stateText}
          </Typography>
        )}
      </Box>
      <Box sx={endStyle}>
        <Typography
          sx={{
            fontWeight: 600,
            fontVariantNumeric: 'tabular-nums',
            whiteSpace: 'nowrap',
            mr: { xs: 'auto', md: 0 },
          }}
        >
          {t('yen', { amount: yen(amount) })}
        </Typography>
        {documents.map((document) => (
          <Button
            key={document.id}
            component={Link}
            to={toReceiptPath(document.id)}
            variant={document.kind === 'receipt' ? 'outlined' : 'text'}
            startIcon={document.kind === 'receipt' ? <ReceiptLongOutlined /> : null}
            aria-label={t('charges.documentOf', {
              name: t(`receipt.kinds.${document.kind}`),
              day: day(chargedOn),
              amount: yen(Math.abs(document.amount)),
            })}
          >
            {showsAmounts && document.kind !== 'receipt'
              ? t('charges.documentAmount', {
                  name: t(`receipt.kinds.${document.kind}`),
                  amount: yen(Math.abs(document.amount)),
                })
              : t(`receipt.kinds.${document.kind}`)}
          </Button>
        ))}
      </Box>
    </Box>
  )
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '9.5rem minmax(0, 1fr) auto' },
  columnGap: 3,
  rowGap: 0.5,
  py: 2,
  borderBottom: 1,
  borderColor: 'divider',
} as const
const endStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: 1.5,
  rowGap: 1,
  alignSelf: 'start',
  maxWidth: { md: '24rem' },
} as const
