import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useFocusOnMount } from '../../../components/use-focus-on-mount.ts'
import type { BodyPart } from '../rules.ts'
import { BodyFigure, figureViewBox } from './BodyFigure.tsx'

/** Explains the result of the fifth answer, without a call to the server. */
export function InterviewResultCard({ part }: { part: BodyPart }) {
  const { t } = useTranslation('interview')
  const title = useFocusOnMount()
  return (
    <Card
      component="section"
      aria-labelledby="interview-result"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignItems: 'center',
        gap: { xs: 2, sm: 5 },
        p: { xs: 2, md: 5 },
        mb: 3,
      }}
    >
      <Box
        component="svg"
        viewBox={figureViewBox}
        aria-hidden
        sx={{ width: { xs: '4rem', sm: '7rem' }, height: 'auto', overflow: 'visible' }}
      >
        <BodyFigure part={part.name} />
      </Box>
      <Box sx={{ maxWidth: '42em', wordBreak: 'auto-phrase' }}>
        <Typography
          variant="h2"
          id="interview-result"
          ref={title}
          tabIndex={-1}
          sx={{ '&:focus': { outline: 'none' } }}
        >
          {t(`parts.${part.name}.title`)}
        </Typography>
        <Typography sx={{ mt: 1.5 }}>{t(`parts.${part.name}.message`)}</Typography>
      </Box>
    </Card>
  )
}
