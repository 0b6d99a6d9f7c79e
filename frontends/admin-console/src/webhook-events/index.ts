import WebhookOutlined from '@mui/icons-material/WebhookOutlined'
import { WebhookEventList } from './WebhookEventList.tsx'

export const webhookEvents = {
  name: 'webhook-events',
  icon: WebhookOutlined,
  list: WebhookEventList,
}
