import { defineResource } from '@hibiki/admin-resource/console'
import ManageSearchOutlined from '@mui/icons-material/ManageSearchOutlined'
import { ChartLogList } from './ChartLogList.tsx'

export const resource = defineResource({
  name: 'chart-log',
  menu: { group: 'charts', order: 3 },
  icon: ManageSearchOutlined,
  list: ChartLogList,
})
