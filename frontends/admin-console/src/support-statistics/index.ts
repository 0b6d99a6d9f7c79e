import { defineResource } from '@hibiki/admin-resource/console'
import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined'
import { SupportStatisticsPage } from './SupportStatisticsPage.tsx'

export const resource = defineResource({
  name: 'support-statistics',
  menu: { group: 'support', order: 4 },
  icon: QueryStatsOutlined,
  list: SupportStatisticsPage,
})
