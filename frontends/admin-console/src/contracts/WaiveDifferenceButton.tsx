import MoneyOffOutlined from '@mui/icons-material/MoneyOffOutlined'
import { useRecordContext, useTranslate } from 'react-admin'
import { AskButton } from '../components/AskButton.tsx'
import { reason } from './CancelButtons.tsx'
import type { Contract } from './types.ts'

/** Waives what an upgrade still owes after its renewal was refused, so that the payer can order again. */
export function WaiveDifferenceButton() {
  const contract = useRecordContext<Contract>()
  const translate = useTranslate()
  if (!contract || contract.owedAmount === 0) return null
  const amount = translate('console.commerce.yen', { amount: contract.owedAmount.toLocaleString('ja-JP') })
  const username = contract.contractorName ?? ''
  return (
    <AskButton
      label="console.contracts.waive"
      icon={<MoneyOffOutlined />}
      danger
      title={{ key: 'console.contracts.waiveTitle' }}
      text={{ key: 'console.contracts.waiveText', args: { username, amount } }}
      field={reason}
      run={(provider, reason) =>
        provider.call('POST /admin/contracts/{id}/waive-difference', {
          id: contract.id,
          body: { reason },
        })
      }
      done={{ key: 'console.contracts.waived' }}
    />
  )
}
