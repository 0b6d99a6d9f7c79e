import HistoryEduOutlined from '@mui/icons-material/HistoryEduOutlined'
import { CommerceLogList } from './CommerceLogList.tsx'
import { CommerceLogShow } from './CommerceLogShow.tsx'

export const commerceLog = {
  name: 'commerce-log',
  icon: HistoryEduOutlined,
  list: CommerceLogList,
  show: CommerceLogShow,
}
