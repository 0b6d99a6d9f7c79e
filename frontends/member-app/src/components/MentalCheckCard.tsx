import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'

/** Invites the member to the mental check. */
export function MentalCheckCard({ to }: { to: string }) {
  const { t } = useTranslation()
  return (
    <Link
      component={RouterLink}
      to={to}
      underline="none"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        my: 3,
        p: { xs: 2.5, md: 3 },
        borderRadius: 1,
        border: 1,
        borderColor: 'secondary.main',
        bgcolor: 'secondary.light',
        color: 'text.primary',
      }}
    >
      <Box sx={{ flexGrow: 1 }}>
        <Typography variant="h3" component="h2">
          {t('mentalCheck.title')}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {t('mentalCheck.text')}
        </Typography>
      </Box>
      <ArrowForwardRounded aria-hidden sx={{ color: 'secondary.dark' }} />
    </Link>
  )
}
