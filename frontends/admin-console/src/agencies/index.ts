import { defineResource } from '@hibiki/admin-resource/console'
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined'
import { AgencyList } from './AgencyList.tsx'
import { AgencyShow } from './AgencyShow.tsx'
import type { Agency } from './types.ts'

export const resource = defineResource({
  name: 'agencies',
  menu: { group: 'people', order: 2 },
  icon: StorefrontOutlined,
  list: AgencyList,
  show: AgencyShow,
  recordRepresentation: ({ name }: Agency) => name,
})
