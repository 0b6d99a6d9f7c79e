import FlagOutlined from '@mui/icons-material/FlagOutlined'
import { masterResource } from '../master-data/master-resource.tsx'

/** The four purposes are fixed; what each of them offers is kept here. */
export const resource = masterResource({
  name: 'purpose-details',
  menu: { group: 'catalogue', order: 5 },
  icon: FlagOutlined,
  extra: {
    source: 'purposeCode',
    values: ['01', '02', '03', '04'],
  },
})
