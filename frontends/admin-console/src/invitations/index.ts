import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined'
import { InvitationCreate } from './InvitationCreate.tsx'
import { InvitationList } from './InvitationList.tsx'

export const invitations = {
  name: 'invitations',
  icon: ForwardToInboxOutlined,
  list: InvitationList,
  create: InvitationCreate,
}
