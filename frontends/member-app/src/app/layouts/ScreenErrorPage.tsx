import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '../../components/use-document-title.ts'

/** Replaces a page whose code failed, or could not be loaded after a new release. It uses as few other modules as possible. */
export function ScreenErrorPage() {
  const { t } = useTranslation()
  useDocumentTitle(t('broken.title'))
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, p: 3 }}>
      <Typography variant="h1" tabIndex={-1} sx={{ textAlign: 'center' }}>
        {t('broken.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', textAlign: 'center' }}>{t('broken.text')}</Typography>
      <Button variant="contained" onClick={() => window.location.reload()} sx={{ mt: 2 }}>
        {t('broken.reload')}
      </Button>
    </Box>
  )
}
