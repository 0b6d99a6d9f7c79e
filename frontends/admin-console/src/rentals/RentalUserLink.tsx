import { useRecordContext } from 'react-admin'
import { RecordLink } from '../components/RecordLink.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Rental } from './types.ts'

/** Names the user of the device and links the contract, which has the address, the invoices and the history. */
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
