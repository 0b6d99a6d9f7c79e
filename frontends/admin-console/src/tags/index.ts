import LabelOutlined from '@mui/icons-material/LabelOutlined'
import { masterResource } from '../master-data/master-resource.tsx'

export const resource = masterResource({
  name: 'tags',
  menu: { group: 'catalogue', order: 2 },
  icon: LabelOutlined,
})
