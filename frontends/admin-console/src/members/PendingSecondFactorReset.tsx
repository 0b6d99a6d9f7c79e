import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useLocale, useRecordContext } from 'react-admin'
import { ConfirmedActionButton } from '../components/ConfirmedActionButton.tsx'
import { formatDateTime } from '../components/date-time.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Member } from './types.ts'

/**
 * Displays a reset of the second factor that has not taken effect yet: who requested it, how the identity was checked, and a button that
 * withdraws it.
 */
export function PendingSecondFactorReset() {
  const member = useRecordContext<Member>()
  const translate = useTranslate()
  const locale = useLocale()
  if (!member?.secondFactorReset) return null
  const { effectiveAt, requestedAt, requestedBy, identityCheck } = member.secondFactorReset
  const by = requestedBy ?? translate('console.members.resetByNobody')
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 1 }}>
      <Box>{translate('console.members.resetWaiting', { at: formatDateTime(effectiveAt, locale) })}</Box>
      <Box>
        {translate('console.members.resetRequested', { at: formatDateTime(requestedAt, locale), by })}
      </Box>
      <Box sx={{ mb: 1, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {translate('console.members.resetCheck', { check: identityCheck })}
      </Box>
      <ConfirmedActionButton
        label="console.members.withdrawReset"
        title={{ key: 'console.members.withdrawResetTitle' }}
        text={{ key: 'console.members.withdrawResetText', args: { username: member.username } }}
        run={(provider) =>
          provider.call('POST /admin/members/{id}/withdraw-second-factor-reset', { id: member.id })
        }
        successText={() => ({ key: 'console.members.resetWithdrawn' })}
      />
    </Alert>
  )
}
