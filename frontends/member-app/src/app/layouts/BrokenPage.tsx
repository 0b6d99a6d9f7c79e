import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Logo } from '../../components/Logo.tsx'
import { useFirstTextEnd } from './use-first-text-end.ts'

/** The last resort: a page whose code failed, or could not be fetched after a new release. It uses as little as it can. */
export function BrokenPage() {
  const { t } = useTranslation()
  useFirstTextEnd()
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        p: 3,
      }}
    >
      <Logo />
      <Typography variant="h1" sx={{ mt: 3, textAlign: 'center' }}>
        {t('broken.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', textAlign: 'center' }}>{t('broken.text')}</Typography>
      <Button variant="contained" onClick={() => window.location.reload()} sx={{ mt: 2 }}>
        {t('broken.reload')}
      </Button>
    </Box>
  )
}
