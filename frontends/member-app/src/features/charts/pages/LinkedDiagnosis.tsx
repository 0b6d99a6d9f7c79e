import { joinFacts } from '@hibiki/languages'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { useJstMoment } from '../../../lib/i18n/use-jst-moment.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { useResult } from '../../face/api/use-result.ts'
import { EmotionBars } from '../../face/components/EmotionBars.tsx'
import { PhotoSlider } from '../../face/components/PhotoSlider.tsx'

/** Shows a published diagnosis with both photos and the change of expression. */
export function LinkedDiagnosis({ detectId }: { detectId: string }) {
  const { t } = useTranslation('charts')
  const formatMoment = useJstMoment()
  const { language } = useLanguage()
  const result = useResult(detectId)
  if (result.isPending) return <LoadingState picture />
  if (result.isError) return <ErrorState error={result.error} onRetry={() => void result.refetch()} />
  const { beforeResult, afterResult, latestUpdate, soundName } = result.data
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {joinFacts([formatMoment(latestUpdate), soundName], language)}
      </Typography>
      <PhotoSlider result={result.data} />
      {beforeResult && afterResult && (
        <EmotionBars
          names={[t('face:steps.before'), t('face:steps.after')]}
          values={[beforeResult.emotions.emotionMap, afterResult.emotions.emotionMap]}
        />
      )}
    </Box>
  )
}
