import PublicOutlined from '@mui/icons-material/PublicOutlined'
import { masterResource } from '../master-data/master-resource.tsx'

export const resource = masterResource({
  name: 'countries',
  menu: { group: 'catalogue', order: 4 },
  icon: PublicOutlined,
})
