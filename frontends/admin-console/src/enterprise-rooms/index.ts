import { defineResource } from '@hibiki/admin-resource/console'
import MeetingRoomOutlined from '@mui/icons-material/MeetingRoomOutlined'
import { EnterpriseRoomCreate } from './EnterpriseRoomCreate.tsx'
import { EnterpriseRoomEdit } from './EnterpriseRoomEdit.tsx'
import { EnterpriseRoomList } from './EnterpriseRoomList.tsx'

export const resource = defineResource({
  name: 'enterprise-rooms',
  menu: { group: 'rooms', order: 2 },
  icon: MeetingRoomOutlined,
  list: EnterpriseRoomList,
  create: EnterpriseRoomCreate,
  edit: EnterpriseRoomEdit,
  recordRepresentation: 'name',
})
