import ReplayOutlined from '@mui/icons-material/ReplayOutlined'
import { useRecordContext } from 'react-admin'
import { ConfirmedActionButton } from '../components/ConfirmedActionButton.tsx'
import type { WebhookEvent } from './types.ts'

/** Retries an event; processing it again is harmless, because it only reads the current state from the provider. */
export function RetryEventButton() {
  const event = useRecordContext<WebhookEvent>()
  if (!event || event.state === 'done') return null
  return (
    <ConfirmedActionButton
      label="console.webhookEvents.retry"
      icon={<ReplayOutlined />}
      title={{ key: 'console.webhookEvents.retryTitle' }}
      text={{ key: 'console.webhookEvents.retryText', args: { id: event.id } }}
      run={(provider) => provider.call('POST /admin/webhook-events/{id}/retry', { id: event.id })}
      successText={() => ({ key: 'console.webhookEvents.retried' })}
    />
  )
}
