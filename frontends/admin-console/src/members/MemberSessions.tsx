import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useLocale, useRecordContext } from 'react-admin'
import { formatDateTime } from '../components/date-time.ts'
import { HairlineList } from '../components/HairlineList.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Member } from './types.ts'

/** Lists the devices on which the member is logged in. */
export function MemberSessions() {
  const member = useRecordContext<Member>()
  const translate = useTranslate()
  const locale = useLocale()
  const sessions = member?.sessions ?? []
  const toTextArgs = (iso: string) => ({ at: formatDateTime(iso, locale) })
  if (sessions.length === 0) {
    return <Typography color="textSecondary">{translate('console.members.noSessions')}</Typography>
  }
  return (
    <HairlineList>
      {sessions.map(({ id, device, createdAt, lastUsedAt }) => (
        <Box component="li" key={id} sx={{ py: 1.25 }}>
          <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{device}</Typography>
          <Typography variant="body2" color="textSecondary">
            {translate('console.members.usedAt', toTextArgs(lastUsedAt))}
            {' · '}
            {translate('console.members.startedAt', toTextArgs(createdAt))}
          </Typography>
        </Box>
      ))}
    </HairlineList>
  )
}
