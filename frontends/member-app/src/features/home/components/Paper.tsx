import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { CymaticRings } from '../../../components/drawings/CymaticRings.tsx'
import { introPapers } from '../intro-papers.ts'

/** One sheet: the picture on the left, the words on the right. */
export function Paper({ number }: { number: number }) {
  const { t } = useTranslation('home')
  const paper = introPapers[number - 1] ?? introPapers[0]
  return (
    <Box
      aria-live="polite"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 5fr) minmax(0, 6fr)' },
        minHeight: { xs: '33rem', sm: '26rem' },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'background.default',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          p: 4,
          minHeight: '14rem',
          bgcolor: number === 1 ? 'primary.main' : 'mist.main',
          color: number === 1 ? 'secondary.light' : 'primary.main',
        }}
      >
        <CymaticRings
          key={paper.name}
          frequencies={paper.notes}
          ringCount={16}
          swing={0.1}
          sx={{ width: '100%', maxWidth: '15rem' }}
        />
      </Box>
      <Box sx={{ p: { xs: 3, md: 5 }, display: 'flex', flexDirection: 'column', justifyContent: 'center' }}>
        <Typography variant="h3" sx={{ fontSize: '1.375rem' }}>
          {t(`intro-papers.${paper.name}.title`)}
        </Typography>
        <Typography sx={{ mt: 2, whiteSpace: 'pre-line' }}>{t(`intro-papers.${paper.name}.text`)}</Typography>
      </Box>
    </Box>
  )
}
