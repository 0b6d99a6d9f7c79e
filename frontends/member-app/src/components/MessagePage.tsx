import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import { paths } from '../app/paths.ts'
import { CymaticRings } from './illustrations/CymaticRings.tsx'
import { useDocumentTitle } from './use-document-title.ts'

interface Props {
  title: string
  text: string
  /** The frequencies that draw this page's figure. */
  notes: readonly number[]
}

/** A whole page with one message and a button to go back. */
export function MessagePage({ title, text, notes }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  useDocumentTitle(title)
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', py: { xs: 2, md: 4 } }}>
      <CymaticRings
        frequencies={notes}
        ringCount={14}
        swing={0.12}
        moving
        sx={{ width: '11rem', color: 'primary.light' }}
      />
      <Typography variant="h1" tabIndex={-1} sx={{ mt: 5, fontSize: 'clamp(1.5rem, 1.3rem + 1vw, 2rem)' }}>
        {title}
      </Typography>
      <Typography sx={{ mt: 2, color: 'text.secondary', maxWidth: '30em', textWrap: 'balance' }}>
        {text}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5, mt: 4 }}>
        <Button variant="contained" onClick={() => navigate(-1)}>
          {t('back')}
        </Button>
        <Button component={RouterLink} to={paths.home} variant="outlined">
          {t('backHome')}
        </Button>
      </Box>
    </Box>
  )
}
