import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { statusOf } from '../../features/session/permissions.ts'
import type { CurrentUser } from '../../features/session/types.ts'

/** Shows the member's name and the status chip, which names the plan if there is one. */
export function MemberCard({ user }: { user: CurrentUser }) {
  const { t } = useTranslation()
  const status = statusOf(user)
  return (
    <Box>
      <Typography sx={{ fontWeight: 600, fontSize: '1.125rem' }}>
        {t('memberName', { name: user.username })}
      </Typography>
      <Box
        component="span"
        sx={{
          display: 'inline-block',
          mt: 0.75,
          px: 1.5,
          py: 0.25,
          borderRadius: 999,
          border: 1,
          typography: 'caption',
          ...(user.planName !== null || status === 'premium'
            ? { borderColor: 'secondary.main', bgcolor: 'secondary.light', color: 'secondary.dark' }
            : { borderColor: 'outline.main', color: 'text.secondary' }),
        }}
      >
        {user.planName ?? t(`status.${status}`)}
      </Box>
    </Box>
  )
}
