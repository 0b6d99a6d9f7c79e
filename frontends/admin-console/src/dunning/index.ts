import { defineResource } from '@hibiki/admin-resource/console'
import NotificationImportantOutlined from '@mui/icons-material/NotificationImportantOutlined'
import { DunningList } from './DunningList.tsx'

export const resource = defineResource({
  name: 'dunning',
  menu: { group: 'commerce', order: 10 },
  icon: NotificationImportantOutlined,
  list: DunningList,
})
