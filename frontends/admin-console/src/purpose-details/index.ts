import FlagOutlined from '@mui/icons-material/FlagOutlined'
import { masterResource } from '../master-data/master-resource.tsx'

/** The four purposes are fixed (D3§2); what each of them offers is kept here. */
export const purposeDetails = masterResource('purpose-details', FlagOutlined, {
  source: 'purposeCode',
  values: ['01', '02', '03', '04'],
})
