import { useRecordContext, useTranslate } from 'react-admin'
import { RecordLink } from '../components/RecordLink.tsx'
import type { Rental } from './types.ts'

/** Who has the device, leading to the contract: its page has the address, the bills and what happened. */
export function RentalUserLink() {
  const rental = useRecordContext<Rental>()
  const translate = useTranslate()
  if (!rental) return null
  return (
    <RecordLink resource="contracts" id={rental.id}>
      {rental.userName ?? translate('console.commerce.erased')}
    </RecordLink>
  )
}
