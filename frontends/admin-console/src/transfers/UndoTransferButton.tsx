import UndoOutlined from '@mui/icons-material/UndoOutlined'
import { useRecordContext } from 'react-admin'
import { ActionButton } from '../components/ActionButton.tsx'
import type { Transfer } from './types.ts'
import { transferState } from './undo-rule.ts'

/** Puts everybody back; only there while it is possible. */
export function UndoTransferButton() {
  const transfer = useRecordContext<Transfer>()
  if (!transfer || transferState(transfer, Date.now()) !== 'undoable') return null
  return (
    <ActionButton
      label="console.transfers.undo"
      icon={<UndoOutlined />}
      danger
      title={{ key: 'console.transfers.undoTitle' }}
      text={{ key: 'console.transfers.undoText', args: { smart_count: transfer.total } }}
      run={(provider) => provider.call('POST /admin/transfers/{id}/undo', { id: transfer.id })}
      done={() => ({ key: 'console.transfers.undone' })}
    />
  )
}
