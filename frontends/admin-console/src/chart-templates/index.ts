import { defineResource } from '@hibiki/admin-resource/console'
import ViewQuiltOutlined from '@mui/icons-material/ViewQuiltOutlined'
import { TemplateEdit } from './TemplateEdit.tsx'
import { TemplateList } from './TemplateList.tsx'
import { TemplateShow } from './TemplateShow.tsx'

export const resource = defineResource({
  name: 'chart-templates',
  menu: { group: 'charts', order: 2 },
  icon: ViewQuiltOutlined,
  list: TemplateList,
  show: TemplateShow,
  edit: TemplateEdit,
  recordRepresentation: 'name',
})
