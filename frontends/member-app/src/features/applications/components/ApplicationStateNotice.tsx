import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { StatusLabel } from '../../../components/StatusLabel.tsx'
import type { CurrentUser } from '../../session/types.ts'

/** Tells a pending or rejected applicant why this page is all they can use for now. */
export function ApplicationStateNotice({ user: { agency } }: { user: CurrentUser }) {
  const { t } = useTranslation('applications')
  if (agency.status !== '1' && agency.status !== '2') return null
  const state = agency.status === '1' ? 'waiting' : 'refused'
  return (
    <Box
      sx={{
        mb: 4,
        p: { xs: 2.5, md: 3 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <StatusLabel tone={state}>{t(`notice.${state}.title`)}</StatusLabel>
      <Typography sx={{ mt: 1.5 }}>{t(`notice.${state}.text`, { agency: agency.name })}</Typography>
    </Box>
  )
}
