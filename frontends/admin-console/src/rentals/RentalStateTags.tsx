import Box from '@mui/material/Box'
import { useRecordContext } from 'react-admin'
import { Tag } from '../components/Tag.tsx'
import { ContractStatusTag } from '../contracts/ContractStatusTag.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Rental } from './types.ts'

/** Tags the state of the rental, and a late return: staff follow it up, and it is never charged. */
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
