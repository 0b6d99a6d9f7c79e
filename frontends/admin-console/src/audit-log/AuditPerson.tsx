import Link from '@mui/material/Link'
import { LinkBase, useRecordContext } from 'react-admin'
import { useTranslate } from '../i18n/use-translate.ts'
import type { AuditLogEntry } from './types.ts'

/** Links the person who acted or whom it concerned; actions of the system have no person. */
export function AuditPerson({ source }: { source: 'actor' | 'subject' }) {
  const entry = useRecordContext<AuditLogEntry>()
  const translate = useTranslate()
  const person = entry?.[source]
  if (!person) return <>{translate(source === 'actor' ? 'console.audit.system' : 'console.none')}</>
  return (
    <Link
      component={LinkBase}
      to={`/members/${person.id}/show`}
      onClick={(event: { stopPropagation(): void }) => event.stopPropagation()}
      sx={{ position: 'relative', zIndex: 1 }}
    >
      {person.username}
    </Link>
  )
}
