import Box from '@mui/material/Box'
import { useRecordContext, useTranslate } from 'react-admin'
import { Tag } from '../components/Tag.tsx'
import type { Member } from './types.ts'

/** The agency's application still waits (status "1"). */
const APPLIED_STATUS = '1'

/** The agency of the person in the record, and whether belonging to it is only applied for. */
export function MemberAgency() {
  const member = useRecordContext<Pick<Member, 'id' | 'agency'>>()
  const translate = useTranslate()
  const agency = member?.agency
  if (!agency?.name) return <>{translate('console.none')}</>
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
      {agency.name}
      {agency.status === APPLIED_STATUS && <Tag tone="wait">{translate('console.members.applied')}</Tag>}
    </Box>
  )
}
