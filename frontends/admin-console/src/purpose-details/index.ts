import FlagOutlined from '@mui/icons-material/FlagOutlined'
import { defineMasterResource } from '../master-data/define-master-resource.tsx'

/** The four purposes are fixed; administrators edit only the details of each. */
export const resource = defineMasterResource({
  name: 'purpose-details',
  menu: { group: 'catalogue', order: 5 },
  icon: FlagOutlined,
  extra: {
    source: 'purposeCode',
    values: ['01', '02', '03', '04'],
  },
})
