import { defineResource } from '@hibiki/admin-resource/console'
import HotelOutlined from '@mui/icons-material/HotelOutlined'
import { EnterpriseAgencyCreate } from './EnterpriseAgencyCreate.tsx'
import { EnterpriseAgencyEdit } from './EnterpriseAgencyEdit.tsx'
import { EnterpriseAgencyList } from './EnterpriseAgencyList.tsx'
import { EnterpriseAgencyShow } from './EnterpriseAgencyShow.tsx'

export const resource = defineResource({
  name: 'enterprise-agencies',
  menu: { group: 'rooms', order: 1 },
  icon: HotelOutlined,
  list: EnterpriseAgencyList,
  show: EnterpriseAgencyShow,
  create: EnterpriseAgencyCreate,
  edit: EnterpriseAgencyEdit,
  recordRepresentation: 'name',
})
