import { useRecordContext } from 'react-admin'
import { Tag } from '../components/Tag.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { AuditLogEntry } from './types.ts'

/** Says whether the hash chain of the audit log is intact at this entry. */
export function AuditChainTag() {
  const entry = useRecordContext<AuditLogEntry>()
  const translate = useTranslate()
  if (!entry) return null
  return entry.chainOk ? (
    <Tag>{translate('console.audit.intact')}</Tag>
  ) : (
    <Tag tone="bad">{translate('console.audit.broken')}</Tag>
  )
}
