import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined'
import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined'
import { useRecordContext } from 'react-admin'
import { PromptButton } from '../components/PromptButton.tsx'
import { useFormatYen } from '../components/use-format-yen.ts'
import { reasonPromptField } from '../contracts/CancelButtons.tsx'
import { isRefundOpen, type PaymentWithContracts } from './types.ts'

const icons = { returned: <AccountBalanceOutlined />, dropped: <DoNotDisturbOnOutlined /> }

/** Records how staff dealt with a refund that a bank rejected, so that it is not asked for any more. */
export function CloseRefundButtons() {
  const payment = useRecordContext<PaymentWithContracts>()
  const formatYen = useFormatYen()
  if (!payment || !isRefundOpen(payment)) return null
  // Money that arrived for nothing has to be returned.
  const isOwed = payment.state === 'refund-due'
  const amount = formatYen((isOwed ? undefined : payment.refunds[0]?.amount) ?? payment.amount)
  const outcomes = isOwed ? (['returned'] as const) : (['returned', 'dropped'] as const)
  return outcomes.map((outcome) => (
    <PromptButton
      key={outcome}
      label={`console.payments.refund.${outcome}.action`}
      icon={icons[outcome]}
      title={{ key: `console.payments.refund.${outcome}.title` }}
      text={{ key: `console.payments.refund.${outcome}.text`, args: { amount } }}
      field={reasonPromptField}
      run={(provider, reason) =>
        provider.call('POST /admin/payments/{id}/refund/close', { id: payment.id, body: { outcome, reason } })
      }
      successText={{ key: `console.payments.refund.${outcome}.done` }}
    />
  ))
}
