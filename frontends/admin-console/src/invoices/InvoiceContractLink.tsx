import { useRecordContext } from 'react-admin'
import { RecordLink } from '../components/RecordLink.tsx'
import type { Invoice } from './types.ts'

/** What was billed, leading to its contract. */
export function InvoiceContractLink() {
  const invoice = useRecordContext<Invoice>()
  if (!invoice) return null
  return (
    <RecordLink resource="contracts" id={invoice.contractId}>
      {invoice.productName}
    </RecordLink>
  )
}
