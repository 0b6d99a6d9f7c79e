import { useRecordContext } from 'react-admin'
import { Tag } from '../components/Tag.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { WebhookEvent } from './types.ts'

const tones = { waiting: 'wait', parked: 'bad', done: 'good' } as const

export function WebhookEventStateTag() {
  const event = useRecordContext<WebhookEvent>()
  const translate = useTranslate()
  if (!event) return null
  return <Tag tone={tones[event.state]}>{translate(`console.webhookEvents.state.${event.state}`)}</Tag>
}
