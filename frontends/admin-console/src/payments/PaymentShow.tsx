import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRecordContext } from 'react-admin'
import { DateTime } from '../components/DateTime.tsx'
import { DayText } from '../components/DayText.tsx'
import { HairlineList } from '../components/HairlineList.tsx'
import { Panel } from '../components/Panel.tsx'
import { PeriodText } from '../components/PeriodText.tsx'
import { RecordFields } from '../components/RecordFields.tsx'
import { RecordLink } from '../components/RecordLink.tsx'
import { RecordPage } from '../components/RecordPage.tsx'
import { useFormatYen } from '../components/use-format-yen.ts'
import { YenText } from '../components/YenText.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { CloseRefundButtons } from './CloseRefundButtons.tsx'
import { PaymentStateTag } from './PaymentStateTag.tsx'
import { ReconcilePaymentButton } from './ReconcilePaymentButton.tsx'
import { RefundButton } from './RefundButton.tsx'
import { RefundsPanel } from './RefundsPanel.tsx'
import {
  isAccountAwaited,
  isRefundRejected,
  isUnsettled,
  type PaymentWithContracts,
  toNoteKey,
} from './types.ts'

export function PaymentShow() {
  const translate = useTranslate()
  return (
    <RecordPage title={<PaymentTitle />} actions={<PaymentActions />}>
      <Panel title={translate('console.payments.facts')}>
        <PaymentFields />
      </Panel>
      <Panel title={translate('console.payments.paysFor')}>
        <PaidContracts />
      </Panel>
      <RefundsPanel />
    </RecordPage>
  )
}

function PaymentActions() {
  return (
    <>
      <ReconcilePaymentButton />
      <RefundButton />
      <CloseRefundButtons />
    </>
  )
}

function PaymentTitle() {
  const payment = useRecordContext<PaymentWithContracts>()
  const translate = useTranslate()
  const formatYen = useFormatYen()
  const recordRepresentation = payment
    ? `${payment.memberName ?? translate('console.commerce.erased')} · ${formatYen(payment.amount)}`
    : ''
  return translate('ra.page.show', { name: translate('resources.payments.name'), recordRepresentation })
}

function PaymentFields() {
  const payment = useRecordContext<PaymentWithContracts>()
  const translate = useTranslate()
  const formatYen = useFormatYen()
  if (!payment) return null
  const none = translate('console.none')
  return (
    <>
      {isUnsettled(payment) && (
        <Alert severity="info" variant="outlined" sx={{ mb: 1 }}>
          {translate(`console.payments.note.${toNoteKey(payment)}`)}
        </Alert>
      )}
      {payment.refundPending > 0 && !isAccountAwaited(payment) && (
        <Alert severity="info" variant="outlined" sx={{ mb: 1 }}>
          {translate('console.payments.refund.pendingNote', { amount: formatYen(payment.refundPending) })}
        </Alert>
      )}
      {isAccountAwaited(payment) && (
        <Alert severity="info" variant="outlined" sx={{ mb: 1 }}>
          {translate('console.payments.refund.accountNote', { amount: formatYen(payment.refundPending) })}
        </Alert>
      )}
      {isRefundRejected(payment) && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 1 }}>
          {translate('console.payments.refund.rejectedNote')}
        </Alert>
      )}
      <RecordFields
        fields={[
          { source: 'state', value: <PaymentStateTag /> },
          { source: 'amount', value: <YenText yen={payment.amount} /> },
          { source: 'tax', value: <YenText yen={payment.tax} /> },
          {
            source: 'periodFrom',
            value: <PeriodText from={payment.periodFrom} to={payment.periodTo} />,
          },
          { source: 'credits', value: <YenText yen={payment.credits} /> },
          {
            source: 'memberName',
            value: (
              <RecordLink resource="members" id={payment.memberId}>
                {payment.memberName ?? none}
              </RecordLink>
            ),
          },
          { source: 'method', value: translate(`console.payments.method.${payment.method}`) },
          ...(payment.method === 'card'
            ? [{ source: 'card', value: payment.card ?? none }]
            : [{ source: 'konbiniExpiresAt', value: <DateTime at={payment.konbiniExpiresAt} /> }]),
          { source: 'kind', value: translate(`console.payments.${payment.orderId ? 'first' : 'renewal'}`) },
          { source: 'failureCode', value: payment.failureCode ?? none },
          { source: 'providerId', value: payment.providerId ?? none },
          { source: 'createdAt', value: <DateTime at={payment.createdAt} /> },
          { source: 'askedAt', value: <DateTime at={payment.askedAt} /> },
          { source: 'settledAt', value: <DateTime at={payment.settledAt} /> },
          ...(payment.refunded > 0
            ? [
                { source: 'refunded', value: <YenText yen={payment.refunded} /> },
                { source: 'refundedAt', value: <DateTime at={payment.refundedAt} /> },
              ]
            : []),
        ]}
      />
    </>
  )
}

function PaidContracts() {
  const payment = useRecordContext<PaymentWithContracts>()
  const translate = useTranslate()
  if (!payment?.contracts) return null
  if (payment.contracts.length === 0)
    return <Typography color="textSecondary">{translate('console.payments.nothing')}</Typography>
  return (
    <HairlineList>
      {payment.contracts.map(({ contractId, productName, userName, periodFrom, periodUntil, amount }) => (
        <Box component="li" key={contractId} sx={{ py: 1.25 }}>
          <RecordLink resource="contracts" id={contractId}>
            {productName} · {userName ?? translate('console.commerce.erased')}
          </RecordLink>
          <Typography variant="body2" color="textSecondary">
            <DayText day={periodFrom} /> – <DayText day={periodUntil} /> · <YenText yen={amount} />
          </Typography>
        </Box>
      ))}
    </HairlineList>
  )
}
