import { defineResource } from '@hibiki/admin-resource/console'
import HistoryEduOutlined from '@mui/icons-material/HistoryEduOutlined'
import { AuditLogList } from './AuditLogList.tsx'
import { AuditLogShow } from './AuditLogShow.tsx'

export const resource = defineResource({
  name: 'audit-log',
  menu: { group: 'operation', order: 2 },
  icon: HistoryEduOutlined,
  list: AuditLogList,
  show: AuditLogShow,
})
