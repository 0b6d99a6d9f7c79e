import { useRecordContext } from 'react-admin'
import { Tag, type TagTone } from '../components/Tag.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Payment, PaymentState } from './types.ts'

const tones: Record<PaymentState, TagTone> = {
  pending: 'wait',
  unclear: 'wait',
  waiting: 'wait',
  succeeded: 'good',
  failed: 'bad',
  'refund-due': 'wait',
  'partly-refunded': 'quiet',
  refunded: 'quiet',
}

export function PaymentStateTag() {
  const payment = useRecordContext<Payment>()
  const translate = useTranslate()
  if (!payment) return null
  return <Tag tone={tones[payment.state]}>{translate(`console.payments.state.${payment.state}`)}</Tag>
}
