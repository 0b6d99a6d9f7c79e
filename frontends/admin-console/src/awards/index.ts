import { defineResource } from '@hibiki/admin-resource/console'
import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined'
import { AwardCreate, AwardEdit } from './AwardForms.tsx'
import { AwardList } from './AwardList.tsx'
import { AwardShow } from './AwardShow.tsx'

export const resource = defineResource({
  name: 'awards',
  menu: { group: 'website', order: 1 },
  icon: EmojiEventsOutlined,
  list: AwardList,
  show: AwardShow,
  create: AwardCreate,
  edit: AwardEdit,
  recordRepresentation: 'title',
})
