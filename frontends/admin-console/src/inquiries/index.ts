import { defineResource } from '@hibiki/admin-resource/console'
import ForumOutlined from '@mui/icons-material/ForumOutlined'
import { InquiryList } from './InquiryList.tsx'
import { InquiryShow } from './InquiryShow.tsx'

export const resource = defineResource({
  name: 'inquiries',
  menu: { group: 'support', order: 1 },
  icon: ForumOutlined,
  list: InquiryList,
  show: InquiryShow,
  recordRepresentation: 'subject',
})
