import { defineResource } from '@hibiki/admin-resource/console'
import PeopleOutlined from '@mui/icons-material/PeopleOutlined'
import { MemberList } from './MemberList.tsx'
import { MemberShow } from './MemberShow.tsx'
import type { Member } from './types.ts'

export const resource = defineResource({
  name: 'members',
  menu: { group: 'people', order: 1 },
  icon: PeopleOutlined,
  list: MemberList,
  show: MemberShow,
  recordRepresentation: ({ username }: Member) => username,
})
