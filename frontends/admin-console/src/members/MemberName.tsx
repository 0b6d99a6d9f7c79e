import { useRecordContext } from 'react-admin'
import { NameWithDetail } from '../components/NameWithDetail.tsx'
import type { Member } from './types.ts'

export function MemberName() {
  const member = useRecordContext<Pick<Member, 'id' | 'username' | 'email'>>()
  return <NameWithDetail name={member?.username} detail={member?.email} />
}
