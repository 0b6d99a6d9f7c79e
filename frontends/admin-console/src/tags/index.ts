import LabelOutlined from '@mui/icons-material/LabelOutlined'
import { defineMasterResource } from '../master-data/define-master-resource.tsx'

export const resource = defineMasterResource({
  name: 'tags',
  menu: { group: 'catalogue', order: 2 },
  icon: LabelOutlined,
})
