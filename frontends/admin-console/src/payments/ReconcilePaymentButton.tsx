import SyncOutlined from '@mui/icons-material/SyncOutlined'
import { useRecordContext } from 'react-admin'
import { ConfirmedActionButton } from '../components/ConfirmedActionButton.tsx'
import { isUnsettled, type Payment } from './types.ts'

/** Asks the payment provider at once; otherwise the service does so within minutes. */
export function ReconcilePaymentButton() {
  const payment = useRecordContext<Payment>()
  if (!payment || !isUnsettled(payment)) return null
  return (
    <ConfirmedActionButton
      label="console.payments.reconcile"
      icon={<SyncOutlined />}
      title={{ key: 'console.payments.reconcileTitle' }}
      text={{ key: 'console.payments.reconcileText' }}
      run={(provider) => provider.call('POST /admin/payments/{id}/reconcile', { id: payment.id })}
      successText={({ state }) => ({ key: `console.payments.reconciled.${state}` })}
    />
  )
}
