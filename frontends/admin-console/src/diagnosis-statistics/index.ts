import { defineResource } from '@hibiki/admin-resource/console'
import InsightsOutlined from '@mui/icons-material/InsightsOutlined'
import { DiagnosisStatisticsPage } from './DiagnosisStatisticsPage.tsx'

export const resource = defineResource({
  name: 'diagnosis-statistics',
  menu: { group: 'aiesthe', order: 2 },
  icon: InsightsOutlined,
  list: DiagnosisStatisticsPage,
})
