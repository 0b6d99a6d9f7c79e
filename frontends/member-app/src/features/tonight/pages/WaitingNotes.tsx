import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { useCanAnyMentalCheck } from '../../mental-check/api/use-mental-checks.ts'
import { isInvitedToMentalCheck } from '../../session/permissions.ts'
import { useSession } from '../../session/session-context.ts'
import { useWaitingContracts } from './use-waiting-contracts.ts'

/** What waits for the member: a mental check, a card that was declined, a device on its way or to be sent back. */
export function WaitingNotes() {
  const { t } = useTranslation('tonight')
  const { user } = useSession()
  const contracts = useWaitingContracts()
  const check = useCanAnyMentalCheck(isInvitedToMentalCheck(user))
  const notes = [
    ...contracts.map((note) => ({ note, to: paths.subscriptionState })),
    ...(check.data ? [{ note: 'check', to: paths.mentalCheck }] : []),
  ]
  if (notes.length === 0) return null
  return (
    <Box component="section" aria-labelledby="tonight-waiting" sx={{ mt: 5 }}>
      <Typography id="tonight-waiting" variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('waiting.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, borderTop: 1, borderColor: 'divider' }}>
        {notes.map(({ note, to }) => (
          <Box component="li" key={note} sx={{ borderBottom: 1, borderColor: 'divider' }}>
            <Link component={RouterLink} to={to} underline="none" sx={row}>
              <span>{t(`waiting.${note}`)}</span>
              <ArrowForwardRounded aria-hidden sx={{ color: 'secondary.dark', flexShrink: 0 }} />
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: '3.5rem',
  py: 1,
  color: 'text.primary',
} as const
