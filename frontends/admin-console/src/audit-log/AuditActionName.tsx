import { useRecordContext, useTranslate } from 'react-admin'
import type { AuditEntry } from './types.ts'

/** What was done, in the reader's language. */
export function AuditActionName() {
  const entry = useRecordContext<AuditEntry>()
  const translate = useTranslate()
  return entry ? translate(`console.audit.action.${entry.action}`) : null
}
