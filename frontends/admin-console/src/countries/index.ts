import PublicOutlined from '@mui/icons-material/PublicOutlined'
import { defineMasterResource } from '../master-data/define-master-resource.tsx'

export const resource = defineMasterResource({
  name: 'countries',
  menu: { group: 'catalogue', order: 4 },
  icon: PublicOutlined,
})
