import HistoryEduOutlined from '@mui/icons-material/HistoryEduOutlined'
import { AuditLogList } from './AuditLogList.tsx'
import { AuditLogShow } from './AuditLogShow.tsx'
import type { AuditEntry } from './types.ts'

export const auditLog = {
  name: 'audit-log',
  icon: HistoryEduOutlined,
  list: AuditLogList,
  show: AuditLogShow,
  recordRepresentation: ({ action }: AuditEntry) => action,
}
