import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useFocusOnMount } from '../../../components/use-focus-on-mount.ts'
import type { BodyPart } from '../rules.ts'
import { BodyDrawing } from './BodyDrawing.tsx'

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
        gridTemplateColumns: { xs: '1fr', sm: 'auto 1fr' },
        alignItems: 'center',
        justifyItems: { xs: 'center', sm: 'start' },
        gap: { xs: 3, sm: 5 },
        p: { xs: 3, md: 5 },
        mb: 3,
      }}
    >
      <BodyDrawing part={part.name} />
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
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {t('notMedical')}
        </Typography>
      </Box>
    </Card>
  )
}
