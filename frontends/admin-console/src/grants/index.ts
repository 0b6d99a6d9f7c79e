import { defineResource } from '@hibiki/admin-resource/console'
import KeyOutlined from '@mui/icons-material/KeyOutlined'
import { GrantList } from './GrantList.tsx'

export const resource = defineResource({
  name: 'grants',
  menu: { group: 'procedures', order: 2 },
  icon: KeyOutlined,
  list: GrantList,
})
