import { defineResource } from '@hibiki/admin-resource/console'
import SpeakerOutlined from '@mui/icons-material/SpeakerOutlined'
import { EnterpriseSectionCreate } from './EnterpriseSectionCreate.tsx'
import { EnterpriseSectionEdit } from './EnterpriseSectionEdit.tsx'
import { EnterpriseSectionList } from './EnterpriseSectionList.tsx'

export const resource = defineResource({
  name: 'enterprise-sections',
  menu: { group: 'rooms', order: 3 },
  icon: SpeakerOutlined,
  list: EnterpriseSectionList,
  create: EnterpriseSectionCreate,
  edit: EnterpriseSectionEdit,
  recordRepresentation: 'name',
})
