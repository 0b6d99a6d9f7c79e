import { useRecordContext } from 'react-admin'
import { Tag, type TagTone } from '../components/Tag.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Invoice, InvoiceState } from './types.ts'

const tones: Record<InvoiceState, TagTone> = {
  open: 'wait',
  paid: 'good',
  unclear: 'wait',
  failed: 'bad',
  void: 'quiet',
}

/** Shows the given state, or that of the invoice in the record. */
export function InvoiceStateTag({ state }: { state?: InvoiceState }) {
  const invoice = useRecordContext<Invoice>()
  const translate = useTranslate()
  const shown = state ?? invoice?.state
  if (!shown) return null
  return <Tag tone={tones[shown]}>{translate(`console.invoices.state.${shown}`)}</Tag>
}
