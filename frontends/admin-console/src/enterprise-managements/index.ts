import { defineResource } from '@hibiki/admin-resource/console'
import LibraryMusicOutlined from '@mui/icons-material/LibraryMusicOutlined'
import { EnterpriseManagementCreate } from './EnterpriseManagementCreate.tsx'
import { EnterpriseManagementList } from './EnterpriseManagementList.tsx'
import { EnterpriseManagementShow } from './EnterpriseManagementShow.tsx'

export const resource = defineResource({
  name: 'enterprise-managements',
  menu: { group: 'rooms', order: 4 },
  icon: LibraryMusicOutlined,
  list: EnterpriseManagementList,
  show: EnterpriseManagementShow,
  create: EnterpriseManagementCreate,
  recordRepresentation: 'title',
})
