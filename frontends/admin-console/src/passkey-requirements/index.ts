import { defineResource } from '@hibiki/admin-resource/console'
import KeyOutlined from '@mui/icons-material/KeyOutlined'
import { PasskeyRequirementList } from './PasskeyRequirementList.tsx'

export const resource = defineResource({
  name: 'passkey-requirements',
  menu: { group: 'operation', order: 4 },
  icon: KeyOutlined,
  list: PasskeyRequirementList,
})
