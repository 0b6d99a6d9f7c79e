import MoneyOffOutlined from '@mui/icons-material/MoneyOffOutlined'
import { useRecordContext } from 'react-admin'
import { PromptButton } from '../components/PromptButton.tsx'
import { useFormatYen } from '../components/use-format-yen.ts'
import { reasonPromptField } from './CancelButtons.tsx'
import type { Contract } from './types.ts'

/** Waives the difference that an upgrade still owes after its renewal was declined, so that the payer can order again. */
export function WaiveDifferenceButton() {
  const contract = useRecordContext<Contract>()
  const formatYen = useFormatYen()
  if (!contract || contract.owedAmount === 0) return null
  const amount = formatYen(contract.owedAmount)
  const username = contract.contractorName ?? ''
  return (
    <PromptButton
      label="console.contracts.waive"
      icon={<MoneyOffOutlined />}
      isDestructive
      title={{ key: 'console.contracts.waiveTitle' }}
      text={{ key: 'console.contracts.waiveText', args: { username, amount } }}
      field={reasonPromptField}
      run={(provider, reason) =>
        provider.call('POST /admin/contracts/{id}/waive-difference', {
          id: contract.id,
          body: { reason },
        })
      }
      successText={{ key: 'console.contracts.waived' }}
    />
  )
}
