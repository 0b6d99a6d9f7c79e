import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRecordContext } from 'react-admin'
import { DayText } from '../components/DayText.tsx'
import { RecordLink } from '../components/RecordLink.tsx'
import { YenText } from '../components/YenText.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { InvoiceStateTag } from '../invoices/InvoiceStateTag.tsx'
import type { ContractDetails } from './types.ts'

/** Lists the invoices of the contract, newest first; one that was paid by card links its payment. */
export function ContractInvoices() {
  const contract = useRecordContext<ContractDetails>()
  const translate = useTranslate()
  if (!contract?.invoices) return null
  if (contract.invoices.length === 0)
    return <Typography color="textSecondary">{translate('console.contracts.noInvoices')}</Typography>
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {contract.invoices.map(({ id, periodFrom, periodUntil, amount, state, paymentId }) => (
        <Box component="li" key={id} sx={row}>
          <Box sx={{ flex: 1, minWidth: '12rem' }}>
            <DayText day={periodFrom} /> – <DayText day={periodUntil} />
          </Box>
          <YenText yen={amount} />
          <InvoiceStateTag state={state} />
          {paymentId && (
            <RecordLink resource="payments" id={paymentId}>
              {translate('console.contracts.payment')}
            </RecordLink>
          )}
        </Box>
      ))}
    </Box>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  py: 1.25,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const
