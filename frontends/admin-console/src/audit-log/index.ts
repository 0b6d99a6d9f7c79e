import HistoryEduOutlined from '@mui/icons-material/HistoryEduOutlined'
import { AuditLogList } from './AuditLogList.tsx'
import { AuditLogShow } from './AuditLogShow.tsx'

export const auditLog = {
  name: 'audit-log',
  icon: HistoryEduOutlined,
  list: AuditLogList,
  show: AuditLogShow,
}
