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
        {payment.refunds.map(({ id, amount, reason, state, awaitsAccount, createdAt, settledAt }) => (
          <Box component="li" key={id} sx={{ py: 1.25 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
              <Box component="strong">
                <YenText yen={amount} />
              </Box>
              <Tag tone={tones[state]}>
                {translate(`console.payments.refund.states.${awaitsAccount ? 'awaitsAccount' : state}`)}
              </Tag>
            </Box>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              <DateTime at={settledAt ?? createdAt} /> ·{' '}
              {reason ?? translate('console.payments.refund.noReason')}
            </Typography>
          </Box>
        ))}
      </HairlineList>
    </Panel>
  )
}
