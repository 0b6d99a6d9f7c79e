import { useRecordContext } from 'react-admin'
import { useTranslate } from '../i18n/use-translate.ts'
import type { AuditLogEntry } from './types.ts'

/** Names the action in the language of the page. */
export function AuditActionName() {
  const entry = useRecordContext<AuditLogEntry>()
  const translate = useTranslate()
  return entry ? translate(`console.audit.action.${entry.action}`) : null
}
