import Box from '@mui/material/Box'
import { useRecordContext, useTranslate } from 'react-admin'
import { Tag } from '../components/Tag.tsx'
import { ContractStatusTag } from '../contracts/ContractStatusTag.tsx'
import type { Rental } from './types.ts'

/** The state of the rental, and whether its device is late: a task of the staff, never a charge. */
export function RentalStateTags() {
  const rental = useRecordContext<Rental>()
  const translate = useTranslate()
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <ContractStatusTag />
      {rental?.isReturnLate && <Tag tone="bad">{translate('console.rentals.late')}</Tag>}
    </Box>
  )
}
