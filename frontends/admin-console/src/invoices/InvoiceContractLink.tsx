import { useRecordContext } from 'react-admin'
import { RecordLink } from '../components/RecordLink.tsx'
import type { Invoice } from './types.ts'

/** Links the contract that was invoiced. */
export function InvoiceContractLink() {
  const invoice = useRecordContext<Invoice>()
  if (!invoice) return null
  return (
    <RecordLink resource="contracts" id={invoice.contractId}>
      {invoice.productName}
    </RecordLink>
  )
}
