import ReplayOutlined from '@mui/icons-material/ReplayOutlined'
import { useRecordContext } from 'react-admin'
import { ActionButton } from '../components/ActionButton.tsx'
import type { WebhookEvent } from './types.ts'

/** Lets an event be worked on again; reading the state anew is harmless however often it is done. */
export function RetryEventButton() {
  const event = useRecordContext<WebhookEvent>()
  if (!event || event.state === 'done') return null
  return (
    <ActionButton
      label="console.webhookEvents.retry"
      icon={<ReplayOutlined />}
      title={{ key: 'console.webhookEvents.retryTitle' }}
      text={{ key: 'console.webhookEvents.retryText', args: { id: event.id } }}
      run={(provider) => provider.call('POST /admin/webhook-events/{id}/retry', { id: event.id })}
      successText={() => ({ key: 'console.webhookEvents.retried' })}
    />
  )
}
