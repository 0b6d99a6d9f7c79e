import { defineResource } from '@hibiki/admin-resource/console'
import HistoryEduOutlined from '@mui/icons-material/HistoryEduOutlined'
import { CommerceLogList } from './CommerceLogList.tsx'
import { CommerceLogShow } from './CommerceLogShow.tsx'

export const resource = defineResource({
  name: 'commerce-log',
  menu: { group: 'operation', order: 3 },
  icon: HistoryEduOutlined,
  list: CommerceLogList,
  show: CommerceLogShow,
})
