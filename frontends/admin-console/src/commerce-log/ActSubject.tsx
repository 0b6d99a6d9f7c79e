import { useRecordContext, useTranslate } from 'react-admin'
import { RecordLink } from '../components/RecordLink.tsx'
import type { CommerceAct } from './types.ts'

/** Where the page of what an act was about is; events and exports have none. */
const pages: Partial<Record<CommerceAct['action'], string>> = {
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
  'bonus-code-created': 'bonus-codes',
  'bonus-code-stopped': 'bonus-codes',
}

export function ActSubject() {
  const act = useRecordContext<CommerceAct>()
  const translate = useTranslate()
  const page = act && pages[act.action]
  if (!act) return null
  if (!page) return <>{act.subjectId}</>
  return (
    <RecordLink of={page} id={act.subjectId}>
      {translate(`resources.${page}.name`)}
    </RecordLink>
  )
}
