import { useRecordContext } from 'react-admin'
import { RecordLink } from '../components/RecordLink.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { CommerceLogEntry } from './types.ts'

/** Maps each action to the resource whose page describes its subject; events and exports have no page. */
const resourceByAction: Partial<
  Record<CommerceLogEntry['action'], 'products' | 'contracts' | 'payments' | 'bonus-codes'>
> = {
  'product-created': 'products',
  'product-changed': 'products',
  'product-withdrawn': 'products',
  'product-returned': 'products',
  'contract-invoiced': 'contracts',
  'contract-cancelled': 'contracts',
  'contract-cancel-undone': 'contracts',
  'difference-waived': 'contracts',
  'delivery-confirmed': 'contracts',
  'return-confirmed': 'contracts',
  'invoice-paid': 'contracts',
  'payment-reconciled': 'payments',
  'payment-refunded': 'payments',
  'refund-closed': 'payments',
  'bonus-code-created': 'bonus-codes',
  'bonus-code-stopped': 'bonus-codes',
}

export function CommerceSubjectLink() {
  const entry = useRecordContext<CommerceLogEntry>()
  const translate = useTranslate()
  const resource = entry && resourceByAction[entry.action]
  if (!entry) return null
  if (!resource) return <>{entry.subjectId}</>
  return (
    <RecordLink resource={resource} id={entry.subjectId}>
      {translate(`resources.${resource}.name`)}
    </RecordLink>
  )
}
