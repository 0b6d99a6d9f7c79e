import { defineResource } from '@hibiki/admin-resource/console'
import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined'
import { InvitationCreate } from './InvitationCreate.tsx'
import { InvitationList } from './InvitationList.tsx'

export const resource = defineResource({
  name: 'invitations',
  menu: { group: 'operation', order: 1 },
  icon: ForwardToInboxOutlined,
  list: InvitationList,
  create: InvitationCreate,
})
