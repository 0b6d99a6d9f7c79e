import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormatDay } from '../../../lib/i18n/use-format-day.ts'
import { useFormatMoment } from '../../../lib/i18n/use-format-moment.ts'
import { useFormatYen } from '../../../lib/i18n/use-format-yen.ts'
import { jstToIso } from '../rules.ts'
import type { PaymentDetail } from '../types.ts'
import { ContractNote } from './ContractNote.tsx'
import { ContractStatus } from './ContractStatus.tsx'

interface Props {
  payment: PaymentDetail
  renderCardName: (card: NonNullable<PaymentDetail['creditCard']>) => ReactNode
}

/** Lists all facts of a contract. */
export function ContractDetailList({ payment, renderCardName: nameOfCard }: Props) {
  const { t } = useTranslation('contracts')
  const day = useFormatDay()
  const moment = useFormatMoment()
  const yen = useFormatYen()
  const { creditCard, startedAt, nextBillDate, nextBillAmount, ifUpdateAt, owedAmount } = payment
  const lines: readonly [string, ReactNode][] = [
    [t('product'), payment.productDisplayName],
    [t('type'), t(`types.${payment.productType}`)],
    [t('price'), t(payment.period === 'year' ? 'perYear' : 'perMonth', { price: yen(payment.price) })],
    [t('status'), <ContractStatus key="status" contract={payment} />],
    [t('contractor'), payment.contractorName],
    [t('user'), payment.userName],
    [t('ordered'), moment(jstToIso(payment.orderedAt))],
    [t('started'), startedAt && moment(jstToIso(startedAt))],
    [t('nextPayment'), nextBillDate && day(nextBillDate)],
    [t('nextAmount'), nextBillAmount === null ? null : t('yen', { amount: yen(nextBillAmount) })],
    [t('owed'), owedAmount > 0 ? t('yen', { amount: yen(owedAmount) }) : null],
    [t('nextProduct'), payment.nextProductDisplayName],
    [t('card'), creditCard && nameOfCard(creditCard)],
    [t('ifUpdateAt'), ifUpdateAt && day(ifUpdateAt)],
  ]
  return (
    <>
      <Box component="dl" sx={{ m: 0, borderTop: 1, borderColor: 'divider', maxWidth: '44rem' }}>
        {lines
          .filter(([, value]) => value !== null)
          .map(([name, value]) => (
            <Box key={name} sx={line}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {name}
              </Box>
              <Box component="dd" sx={{ m: 0, minWidth: 0, fontVariantNumeric: 'tabular-nums' }}>
                {value}
              </Box>
            </Box>
          ))}
      </Box>
      <Box sx={{ mt: 2 }}>
        <ContractNote contract={payment} atCard />
      </Box>
    </>
  )
}

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: '8.5rem minmax(0, 1fr)', sm: '14.5rem minmax(0, 1fr)' },
  columnGap: 2,
  alignItems: 'baseline',
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const
