import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined'
import { AgencyList } from './AgencyList.tsx'
import { AgencyShow } from './AgencyShow.tsx'
import type { Agency } from './types.ts'

export const agencies = {
  name: 'agencies',
  icon: StorefrontOutlined,
  list: AgencyList,
  show: AgencyShow,
  recordRepresentation: ({ name }: Agency) => name,
}
