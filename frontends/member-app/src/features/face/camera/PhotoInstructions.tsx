import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

const hints = ['alone', 'straight', 'light', 'still'] as const

/** Explains before the camera starts what makes a good photo, and how the photo is used. */
export function PhotoInstructions() {
  const { t } = useTranslation('face')
  return (
    <Card sx={{ p: { xs: 2.5, md: 4 }, maxWidth: '45rem' }}>
      <Typography variant="h3">{t('camera.ready.title')}</Typography>
      <Box component="ul" sx={{ mt: 1.5, mb: 2.5, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {hints.map((hint) => (
          <li key={hint}>{t(`camera.ready.${hint}`)}</li>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('camera.ready.privacy')}
      </Typography>
    </Card>
  )
}
