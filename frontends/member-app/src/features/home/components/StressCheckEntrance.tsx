import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { LineDrawing } from '../../../components/LineDrawing.tsx'
import { serviceDrawings } from '../illustrations/service-drawings.ts'

/** Leads to the free stress check, directly below the first screen. */
export function StressCheckEntrance() {
  const { t } = useTranslation('home')
  return (
    <Box sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}>
      <Container maxWidth="lg" sx={{ px: { xs: 2.5, md: 5 } }}>
        <ButtonBase component={Link} to={paths.stressCheck} sx={entrance}>
          <LineDrawing lines={serviceDrawings.stressCheck} sx={{ width: '3.5rem', flexShrink: 0 }} />
          <Box component="span" sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography component="span" variant="h3" sx={{ display: 'block' }}>
              {t('stressCheck.title')}
            </Typography>
            <Typography component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {t('stressCheck.text')}
            </Typography>
          </Box>
          <ArrowForwardRounded aria-hidden sx={{ color: 'primary.main' }} />
        </ButtonBase>
      </Container>
    </Box>
  )
}

const entrance = {
  display: 'flex',
  alignItems: 'center',
  gap: 2.5,
  width: '100%',
  py: 2.5,
  textAlign: 'start',
  wordBreak: 'auto-phrase',
} as const
