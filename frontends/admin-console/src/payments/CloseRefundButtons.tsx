import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined'
import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined'
import { useRecordContext } from 'react-admin'
import { PromptButton } from '../components/PromptButton.tsx'
import { useFormatYen } from '../components/use-format-yen.ts'
import { reasonPromptField } from '../contracts/CancelButtons.tsx'
import { isRefundOpen, type PaymentWithContracts } from './types.ts'

/** Records how staff dealt with a refund that a bank rejected, so that it is not asked for any more. */
export function CloseRefundButtons() {
  const payment = useRecordContext<PaymentWithContracts>()
  const formatYen = useFormatYen()
  if (!payment || !isRefundOpen(payment)) return null
  // Money that arrived for nothing has to be returned.
  const isOwed = payment.state === 'refund-due'
  const amount = formatYen((isOwed ? undefined : payment.refunds[0]?.amount) ?? payment.amount)
  return (
    <>
      <PromptButton
        label="console.payments.refund.returned.action"
        icon={<AccountBalanceOutlined />}
        title={{ key: 'console.payments.refund.returned.title' }}
        text={{ key: 'console.payments.refund.returned.text', args: { amount } }}
        field={reasonPromptField}
        run={(provider, reason) =>
          provider.call('POST /admin/payments/{id}/refund/close', {
            id: payment.id,
            body: { outcome: 'returned', reason },
          })
        }
        successText={{ key: 'console.payments.refund.returned.done' }}
      />
      {!isOwed && (
        <PromptButton
          label="console.payments.refund.dropped.action"
          icon={<DoNotDisturbOnOutlined />}
          title={{ key: 'console.payments.refund.dropped.title' }}
          text={{ key: 'console.payments.refund.dropped.text', args: { amount } }}
          field={reasonPromptField}
          run={(provider, reason) =>
            provider.call('POST /admin/payments/{id}/refund/close', {
              id: payment.id,
              body: { outcome: 'dropped', reason },
            })
          }
          successText={{ key: 'console.payments.refund.dropped.done' }}
        />
      )}
    </>
  )
}
