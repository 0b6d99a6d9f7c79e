import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../components/Section.tsx'
import type { FaceResult } from '../types.ts'
import { EmotionBars } from './EmotionBars.tsx'
import { FaceHalves } from './FaceHalves.tsx'
import { PhotoSlider } from './PhotoSlider.tsx'
import { PlaysOfResult } from './PlaysOfResult.tsx'

/** A finished diagnosis: photos, halves, emotions with their difference, the sound and why it was chosen. Age stays off (D3§9). */
export function ResultView({ result }: { result: FaceResult }) {
  const { t } = useTranslation('face')
  const { beforeProcFaceImgs, afterProcFaceImgs, beforeResult, afterResult } = result
  return (
    <>
      <PhotoSlider result={result} />
      {beforeResult && afterResult && (
        <Section title={t('emotions.title')}>
          <EmotionBars
            names={[t('steps.before'), t('steps.after')]}
            values={[beforeResult.emotions.emotionMap, afterResult.emotions.emotionMap]}
          />
          <Typography variant="caption" component="p" sx={{ mt: 1.5, color: 'text.secondary' }}>
            {t('emotions.note')}
          </Typography>
        </Section>
      )}
      <Section title={t('sound.title')}>
        <Typography sx={{ fontWeight: 500 }}>{result.soundName}</Typography>
        {result.reason && <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{result.reason}</Typography>}
      </Section>
      <Section title={t('plays.title')}>
        <PlaysOfResult plays={result.dmvResults} />
      </Section>
      {(beforeProcFaceImgs || afterProcFaceImgs) && (
        <Section title={t('parts.title')}>
          <Box sx={{ display: 'grid', gap: 3 }}>
            {beforeProcFaceImgs && <FaceHalves moment="before" images={beforeProcFaceImgs} />}
            {afterProcFaceImgs && <FaceHalves moment="after" images={afterProcFaceImgs} />}
          </Box>
        </Section>
      )}
    </>
  )
}
