import { defineResource } from '@hibiki/admin-resource/console'
import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined'
import { ChartList } from './ChartList.tsx'
import { ChartShow } from './ChartShow.tsx'

export const resource = defineResource({
  name: 'charts',
  menu: { group: 'charts', order: 1 },
  icon: AssignmentOutlined,
  list: ChartList,
  show: ChartShow,
  recordRepresentation: 'title',
})
