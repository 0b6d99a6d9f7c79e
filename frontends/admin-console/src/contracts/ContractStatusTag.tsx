import { useRecordContext } from 'react-admin'
import { Tag, type TagTone } from '../components/Tag.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Contract, ContractStatus } from './types.ts'

const tones: Record<ContractStatus, TagTone> = {
  '10': 'good',
  '20': 'quiet',
  '30': 'wait',
  '40': 'wait',
  '50': 'wait',
  '90': 'quiet',
  '99': 'bad',
}

/** Names the state of the contract or rental in the record. */
export function ContractStatusTag() {
  const contract = useRecordContext<Pick<Contract, 'id' | 'status'>>()
  const translate = useTranslate()
  if (!contract) return null
  return <Tag tone={tones[contract.status]}>{translate(`console.contracts.status.${contract.status}`)}</Tag>
}
