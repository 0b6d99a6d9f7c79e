import { useTranslate } from 'react-admin'
import { RecordLink } from './RecordLink.tsx'

interface Props {
  /** Null once the person was erased; the name is empty when the service does not know it. */
  member: { id: string; name: string } | null
}

/** The member that an entry of a log names. */
export function MemberLink({ member }: Props) {
  const translate = useTranslate()
  if (member === null) return <>{translate('console.commerce.erased')}</>
  return (
    <RecordLink resource="members" id={member.id}>
      {member.name || member.id}
    </RecordLink>
  )
}
