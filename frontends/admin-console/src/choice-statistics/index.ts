import { defineResource } from '@hibiki/admin-resource/console'
import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined'
import { ChoiceStatisticsPage } from './ChoiceStatisticsPage.tsx'

export const resource = defineResource({
  name: 'choice-statistics',
  menu: { group: 'aiesthe', order: 3 },
  icon: AutoAwesomeOutlined,
  list: ChoiceStatisticsPage,
})
