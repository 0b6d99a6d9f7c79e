import { useRecordContext, useTranslate } from 'react-admin'
import type { AuditLogEntry } from './types.ts'

/** Names the action in the language of the page. */
export function AuditActionName() {
  const entry = useRecordContext<AuditLogEntry>()
  const translate = useTranslate()
  return entry ? translate(`console.audit.action.${entry.action}`) : null
}
