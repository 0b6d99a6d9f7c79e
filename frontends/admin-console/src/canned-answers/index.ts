import { defineResource } from '@hibiki/admin-resource/console'
import QuickreplyOutlined from '@mui/icons-material/QuickreplyOutlined'
import { CannedAnswerCreate } from './CannedAnswerCreate.tsx'
import { CannedAnswerEdit } from './CannedAnswerEdit.tsx'
import { CannedAnswerList } from './CannedAnswerList.tsx'

export const resource = defineResource({
  name: 'canned-answers',
  menu: { group: 'support', order: 2 },
  icon: QuickreplyOutlined,
  list: CannedAnswerList,
  create: CannedAnswerCreate,
  edit: CannedAnswerEdit,
  recordRepresentation: 'title',
})
