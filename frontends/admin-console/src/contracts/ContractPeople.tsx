import { useRecordContext } from 'react-admin'
import { NameWithDetail } from '../components/NameWithDetail.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Contract } from './types.ts'

/** Names the user, and the payer below if that is somebody else. */
export function ContractPeople() {
  const contract = useRecordContext<Contract>()
  const translate = useTranslate()
  if (!contract) return null
  const { userId, userName, contractorId, contractorName } = contract
  const payer = contractorId === userId ? undefined : (contractorName ?? translate('console.commerce.erased'))
  return (
    <NameWithDetail
      name={userName ?? translate('console.commerce.erased')}
      detail={payer && translate('console.contracts.paidBy', { name: payer })}
    />
  )
}
