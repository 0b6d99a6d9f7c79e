import { defineResource } from '@hibiki/admin-resource/console'
import BadgeOutlined from '@mui/icons-material/BadgeOutlined'
import { EnterpriseAccountEdit } from './EnterpriseAccountEdit.tsx'
import { EnterpriseAccountList } from './EnterpriseAccountList.tsx'

export const resource = defineResource({
  name: 'enterprise-accounts',
  menu: { group: 'rooms', order: 5 },
  icon: BadgeOutlined,
  list: EnterpriseAccountList,
  edit: EnterpriseAccountEdit,
  recordRepresentation: 'name',
})
