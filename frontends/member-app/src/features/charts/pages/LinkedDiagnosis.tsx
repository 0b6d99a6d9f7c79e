import { joinFacts } from '@hibiki/languages'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { useFormatJstMoment } from '../../../lib/i18n/use-format-jst-moment.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { useFaceResult } from '../../face/api/use-face-result.ts'
import { BeforeAfterSlider } from '../../face/components/BeforeAfterSlider.tsx'
import { EmotionBars } from '../../face/components/EmotionBars.tsx'

/** Shows a published diagnosis with both photos and the change of expression. */
export function LinkedDiagnosis({ detectId }: { detectId: string }) {
  const { t } = useTranslation(['charts', 'face'])
  const formatMoment = useFormatJstMoment()
  const { language } = useLanguage()
  const result = useFaceResult(detectId)
  if (result.isPending) return <LoadingState picture />
  if (result.isError) return <ErrorState error={result.error} onRetry={() => void result.refetch()} />
  const { beforeResult, afterResult, latestUpdate, soundName } = result.data
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {joinFacts([formatMoment(latestUpdate), soundName], language)}
      </Typography>
      <BeforeAfterSlider result={result.data} />
      {beforeResult && afterResult && (
        <EmotionBars
          names={[t('face:steps.before'), t('face:steps.after')]}
          values={[beforeResult.emotions.emotionMap, afterResult.emotions.emotionMap]}
        />
      )}
    </Box>
  )
}
