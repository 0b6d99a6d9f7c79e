import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined'
import UndoOutlined from '@mui/icons-material/UndoOutlined'
import { useRecordContext } from 'react-admin'
import { cancelContractInConsoleLimits } from '../api/limits.gen/cancel-contract-in-console.ts'
import { PromptButton } from '../components/PromptButton.tsx'
import { useFormatYen } from '../components/use-format-yen.ts'
import { type Contract, canCancel, canUndoCancel } from './types.ts'

/** Billing logs every action on a contract with its reason. */
export const reasonPromptField = {
  label: 'console.contracts.reason',
  help: 'console.contracts.reasonHelp',
  invalidText: 'console.contracts.reasonMissing',
  limit: cancelContractInConsoleLimits.reason,
} as const

/** Cancels a contract on the payer's behalf, or undoes the cancellation; the reason is logged. */
export function CancelButtons() {
  const contract = useRecordContext<Contract>()
  const formatYen = useFormatYen()
  if (!contract) return null
  const args = { name: contract.productName, username: contract.userName ?? '' }
  if (canUndoCancel(contract)) {
    return (
      <PromptButton
        label="console.contracts.undo"
        icon={<UndoOutlined />}
        title={{ key: 'console.contracts.undoTitle' }}
        text={{ key: 'console.contracts.undoText', args }}
        field={reasonPromptField}
        run={(provider, reason) =>
          provider.call('POST /admin/contracts/{id}/undo-cancel', { id: contract.id, body: { reason } })
        }
        successText={{ key: 'console.contracts.undone' }}
      />
    )
  }
  if (!canCancel(contract)) return null
  const { settlementAmount } = contract
  const amount = formatYen(settlementAmount)
  return (
    <PromptButton
      label="console.contracts.cancel"
      icon={<EventBusyOutlined />}
      isDestructive
      title={{ key: 'console.contracts.cancelTitle' }}
      text={{ key: getCancelTextKey(contract), args: { ...args, amount } }}
      field={reasonPromptField}
      run={(provider, reason) =>
        provider.call('POST /admin/contracts/{id}/cancel', {
          id: contract.id,
          // The service charges at most the amount that the dialog shows.
          body: { reason, shownSettlement: settlementAmount },
        })
      }
      successText={{ key: 'console.contracts.cancelled' }}
    />
  )
}

/** Only a paid contract continues to the end of its period; the difference that an upgrade owes is charged first. */
function getCancelTextKey({ status, settlementAmount }: Contract) {
  const end = status === '10' ? 'atEnd' : 'atOnce'
  return `console.contracts.cancelText.${end}${settlementAmount > 0 ? 'Owed' : ''}` as const
}
