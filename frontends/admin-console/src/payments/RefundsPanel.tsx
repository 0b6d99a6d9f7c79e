import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRecordContext } from 'react-admin'
import { DateTime } from '../components/DateTime.tsx'
import { HairlineList } from '../components/HairlineList.tsx'
import { Panel } from '../components/Panel.tsx'
import { Tag, type TagTone } from '../components/Tag.tsx'
import { YenText } from '../components/YenText.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { PaymentWithContracts } from './types.ts'

const tones: Record<PaymentWithContracts['refunds'][number]['state'], TagTone> = {
  pending: 'wait',
  made: 'quiet',
  rejected: 'bad',
}

/** Lists the refunds that staff made of a payment; a payment without one has no such panel. */
export function RefundsPanel() {
  const payment = useRecordContext<PaymentWithContracts>()
  const translate = useTranslate()
  if (!payment?.refunds?.length) return null
  return (
    <Panel title={translate('console.payments.refund.list')}>
      <HairlineList>
        {payment.refunds.map((refund) => (
          <Box component="li" key={refund.id} sx={{ py: 1.25 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
              <Box component="strong">
                <YenText yen={refund.amount} />
              </Box>
              <Tag tone={refund.isClosed ? 'quiet' : tones[refund.state]}>
                {translate(`console.payments.refund.states.${toStateKey(refund)}`)}
              </Tag>
            </Box>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              <DateTime at={refund.settledAt ?? refund.createdAt} /> ·{' '}
              {refund.reason ?? translate('console.payments.refund.noReason')}
            </Typography>
          </Box>
        ))}
      </HairlineList>
    </Panel>
  )
}

function toStateKey({
  state,
  awaitsAccount,
  isClosed,
  isWithoutProvider,
}: PaymentWithContracts['refunds'][number]) {
  if (awaitsAccount) return 'awaitsAccount'
  if (isWithoutProvider) return 'returned'
  return isClosed ? 'closed' : state
}
