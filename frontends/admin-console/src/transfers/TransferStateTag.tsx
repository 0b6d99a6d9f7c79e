import { useRecordContext } from 'react-admin'
import { Tag } from '../components/Tag.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { getTransferState } from './transfer-state.rules.ts'
import type { Transfer } from './types.ts'

const tones = { undoable: 'wait', undone: 'bad', final: 'good' } as const

export function TransferStateTag() {
  const transfer = useRecordContext<Transfer>()
  const translate = useTranslate()
  if (!transfer) return null
  const state = getTransferState(transfer, Date.now())
  return <Tag tone={tones[state]}>{translate(`console.transfers.state.${state}`)}</Tag>
}
