import Box from '@mui/material/Box'
import { useRecordContext } from 'react-admin'
import { Tag } from '../components/Tag.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Member } from './types.ts'

/** Status "1" means that the application for the agency is still undecided. */
const APPLIED_STATUS = '1'

/** Names the agency of the member, and says whether the membership is only applied for. */
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
