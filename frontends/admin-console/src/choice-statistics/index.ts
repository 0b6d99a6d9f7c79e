import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined'
import { ChoiceStatisticsPage } from './ChoiceStatisticsPage.tsx'

export const choiceStatistics = {
  name: 'choice-statistics',
  icon: AutoAwesomeOutlined,
  list: ChoiceStatisticsPage,
}
