import InsightsOutlined from '@mui/icons-material/InsightsOutlined'
import { DiagnosisStatisticsPage } from './DiagnosisStatisticsPage.tsx'

export const diagnosisStatistics = {
  name: 'diagnosis-statistics',
  icon: InsightsOutlined,
  list: DiagnosisStatisticsPage,
}
