import PriceCheckOutlined from '@mui/icons-material/PriceCheckOutlined'
import { useRecordContext } from 'react-admin'
import { ConfirmedActionButton } from '../components/ConfirmedActionButton.tsx'
import type { Invoice } from './types.ts'

/** Confirms that the money of a sent invoice has arrived; card payments confirm themselves. */
export function MarkPaidButton() {
  const invoice = useRecordContext<Invoice>()
  if (invoice?.state !== 'open') return null
  const args = { username: invoice.memberName ?? '', amount: invoice.amount.toLocaleString('ja-JP') }
  return (
    <ConfirmedActionButton
      label="console.invoices.markPaid"
      icon={<PriceCheckOutlined />}
      title={{ key: 'console.invoices.markPaidTitle' }}
      text={{ key: 'console.invoices.markPaidText', args }}
      run={(provider) => provider.call('POST /admin/invoices/{id}/paid', { id: invoice.id })}
      successText={() => ({ key: 'console.invoices.markedPaid' })}
    />
  )
}
