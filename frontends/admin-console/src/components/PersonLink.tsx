import { useTranslate } from 'react-admin'
import { RecordLink } from './RecordLink.tsx'

interface Props {
  /** Null once the person was erased; the name is empty when the service does not know it. */
  person: { id: string; name: string } | null
}

/** The member that an entry of a log names. */
export function PersonLink({ person }: Props) {
  const translate = useTranslate()
  if (person === null) return <>{translate('console.commerce.erased')}</>
  return (
    <RecordLink of="members" id={person.id}>
      {person.name || person.id}
    </RecordLink>
  )
}
