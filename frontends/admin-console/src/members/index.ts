import PeopleOutlined from '@mui/icons-material/PeopleOutlined'
import { MemberList } from './MemberList.tsx'
import { MemberShow } from './MemberShow.tsx'
import type { Member } from './types.ts'

export const members = {
  name: 'members',
  icon: PeopleOutlined,
  list: MemberList,
  show: MemberShow,
  recordRepresentation: ({ username }: Member) => username,
}
