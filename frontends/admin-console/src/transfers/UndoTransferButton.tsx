import UndoOutlined from '@mui/icons-material/UndoOutlined'
import { useRecordContext } from 'react-admin'
import { ConfirmedActionButton } from '../components/ConfirmedActionButton.tsx'
import { getTransferState } from './transfer-state.rules.ts'
import type { Transfer } from './types.ts'

/** Undoes a transfer; the button exists only while that is possible. */
export function UndoTransferButton() {
  const transfer = useRecordContext<Transfer>()
  if (!transfer || getTransferState(transfer, Date.now()) !== 'undoable') return null
  return (
    <ConfirmedActionButton
      label="console.transfers.undo"
      icon={<UndoOutlined />}
      isDestructive
      title={{ key: 'console.transfers.undoTitle' }}
      text={{ key: 'console.transfers.undoText', args: { count: transfer.total } }}
      run={(provider) => provider.call('POST /admin/transfers/{id}/undo', { id: transfer.id })}
      successText={() => ({ key: 'console.transfers.undone' })}
    />
  )
}
