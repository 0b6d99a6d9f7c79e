import { useTranslate } from '../i18n/use-translate.ts'
import { RecordLink } from './RecordLink.tsx'

interface Props {
  /** Null after the person was erased; the name is empty if the service does not know it. */
  member: { id: string; name: string } | null
}

/** Links the member whom a log entry names. */
export function MemberLink({ member }: Props) {
  const translate = useTranslate()
  if (member === null) return <>{translate('console.commerce.erased')}</>
  return (
    <RecordLink resource="members" id={member.id}>
      {member.name || member.id}
    </RecordLink>
  )
}
