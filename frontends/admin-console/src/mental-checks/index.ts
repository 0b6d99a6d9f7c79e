import { defineResource } from '@hibiki/admin-resource/console'
import PsychologyOutlined from '@mui/icons-material/PsychologyOutlined'
import { getPageLanguage } from '../i18n/languages.ts'
import { MentalCheckCreate, MentalCheckEdit } from './MentalCheckForms.tsx'
import { MentalCheckList } from './MentalCheckList.tsx'
import { MentalCheckShow } from './MentalCheckShow.tsx'
import { type CheckRow, getCheckTitle } from './types.ts'

export const resource = defineResource({
  name: 'mental-checks',
  menu: { group: 'aiesthe', order: 1 },
  icon: PsychologyOutlined,
  list: MentalCheckList,
  show: MentalCheckShow,
  create: MentalCheckCreate,
  edit: MentalCheckEdit,
  recordRepresentation: (check: CheckRow) => getCheckTitle(check, getPageLanguage()),
})
