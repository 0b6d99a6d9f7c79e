import { defineResource } from '@hibiki/admin-resource/console'
import WebhookOutlined from '@mui/icons-material/WebhookOutlined'
import { WebhookEventList } from './WebhookEventList.tsx'

export const resource = defineResource({
  name: 'webhook-events',
  menu: { group: 'commerce', order: 7 },
  icon: WebhookOutlined,
  list: WebhookEventList,
})
