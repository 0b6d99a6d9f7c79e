import Box from '@mui/material/Box'
import { useRecordContext } from 'react-admin'
import { DayText } from '../components/DayText.tsx'
import { RecordFields } from '../components/RecordFields.tsx'
import type { ContractDetails } from '../contracts/types.ts'
import { useTranslate } from '../i18n/use-translate.ts'

/** Displays the delivery address of the rented device, and its serial number. */
export function RentalDelivery() {
  const contract = useRecordContext<ContractDetails>()
  const translate = useTranslate()
  if (!contract) return null
  const { delivery, serialNumber, returnSince } = contract
  const none = translate('console.none')
  return (
    <RecordFields
      fields={[
        {
          source: 'delivery',
          value: delivery ? (
            <Box component="address" sx={{ fontStyle: 'normal' }}>
              〒{delivery.postcode}
              <br />
              {delivery.address}
              <br />
              {delivery.name}
            </Box>
          ) : (
            none
          ),
        },
        { source: 'phoneNumber', value: delivery?.phoneNumber ?? none },
        { source: 'serialNumber', value: serialNumber ?? none },
        { source: 'returnSince', value: <DayText day={returnSince} /> },
      ]}
    />
  )
}
