import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined'
import UndoOutlined from '@mui/icons-material/UndoOutlined'
import { useRecordContext, useTranslate } from 'react-admin'
import { AskButton } from '../components/AskButton.tsx'
import { type Contract, mayCancel, mayUndo } from './types.ts'

/** Every act on a contract is put on record with why it was done. */
export const reason = {
  label: 'console.contracts.reason',
  help: 'console.contracts.reasonHelp',
  pattern: /\S/,
  wrong: 'console.contracts.reasonMissing',
  maxLength: 200,
}

/** Cancels on the payer's behalf, or takes it back; the reason is put on record. */
export function CancelButtons() {
  const contract = useRecordContext<Contract>()
  const translate = useTranslate()
  if (!contract) return null
  const args = { name: contract.productName, username: contract.userName ?? '' }
  if (mayUndo(contract)) {
    return (
      <AskButton
        label="console.contracts.undo"
        icon={<UndoOutlined />}
        title={{ key: 'console.contracts.undoTitle' }}
        text={{ key: 'console.contracts.undoText', args }}
        field={reason}
        run={(provider, reason) =>
          provider.call('POST /admin/contracts/{id}/undo-cancel', { id: contract.id, body: { reason } })
        }
        done={{ key: 'console.contracts.undone' }}
      />
    )
  }
  if (!mayCancel(contract)) return null
  const { settlementAmount } = contract
  const amount = translate('console.commerce.yen', { amount: settlementAmount.toLocaleString('ja-JP') })
  return (
    <AskButton
      label="console.contracts.cancel"
      icon={<EventBusyOutlined />}
      danger
      title={{ key: 'console.contracts.cancelTitle' }}
      text={{ key: cancelText(contract), args: { ...args, amount } }}
      field={reason}
      run={(provider, reason) =>
        provider.call('POST /admin/contracts/{id}/cancel', {
          id: contract.id,
          // What the dialog shows is the most that is charged.
          body: { reason, shownSettlement: settlementAmount },
        })
      }
      done={{ key: 'console.contracts.cancelled' }}
    />
  )
}

/** Only what is paid for goes on to the end of its period; what an upgrade owes is charged first. */
function cancelText({ status, settlementAmount }: Contract): string {
  const end = status === '10' ? 'atEnd' : 'atOnce'
  return `console.contracts.cancelText.${end}${settlementAmount > 0 ? 'Owed' : ''}`
}
