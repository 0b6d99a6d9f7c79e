import Box from '@mui/material/Box'
import { useRecordContext, useTranslate } from 'react-admin'
import { DayText } from '../components/DayText.tsx'
import { Facts } from '../components/Facts.tsx'
import type { ContractWithParts } from '../contracts/types.ts'

/** Where the device of the contract in the record goes, and which one it is. */
export function Delivery() {
  const contract = useRecordContext<ContractWithParts>()
  const translate = useTranslate()
  if (!contract) return null
  const { delivery, serialNumber, returnSince } = contract
  const none = translate('console.none')
  return (
    <Facts
      facts={[
        {
          of: 'delivery',
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
        { of: 'phoneNumber', value: delivery?.phoneNumber ?? none },
        { of: 'serialNumber', value: serialNumber ?? none },
        { of: 'returnSince', value: <DayText day={returnSince} /> },
      ]}
    />
  )
}
