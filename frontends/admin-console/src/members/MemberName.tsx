import { useRecordContext } from 'react-admin'
import { Person } from '../components/Person.tsx'
import type { Member } from './types.ts'

export function MemberName() {
  const member = useRecordContext<Pick<Member, 'id' | 'username' | 'email'>>()
  return <Person name={member?.username} detail={member?.email} />
}
