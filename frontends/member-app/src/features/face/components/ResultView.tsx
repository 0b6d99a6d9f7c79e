import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CollapsibleSection } from '../../../components/CollapsibleSection.tsx'
import { SoundCover } from '../../../components/illustrations/SoundCover.tsx'
import { PageSection } from '../../../components/PageSection.tsx'
import { findEaseChange } from '../emotion-map.rules.ts'
import type { FaceResult } from '../types.ts'
import { BeforeAfterSlider } from './BeforeAfterSlider.tsx'
import { EmotionBars } from './EmotionBars.tsx'
import { EmotionFigure } from './EmotionFigure.tsx'
import { FaceHalves } from './FaceHalves.tsx'
import { ResultPlayList } from './ResultPlayList.tsx'
import { ShareCard } from './ShareCard.tsx'

/** Shows a finished diagnosis: both photos, the change as a shape, the sound and why it was chosen. The age is not shown. */
export function ResultView({ result }: { result: FaceResult }) {
  const { t } = useTranslation('face')
  const [share, setShare] = useState(50)
  const { beforeProcFaceImgs, afterProcFaceImgs, beforeResult, afterResult } = result
  const maps = beforeResult &&
    afterResult && { before: beforeResult.emotions.emotionMap, after: afterResult.emotions.emotionMap }
  return (
    <>
      {maps && (
        <Typography sx={{ mb: 2, fontSize: '1.25rem', fontWeight: 600, wordBreak: 'auto-phrase' }}>
          {t(`change.${findEaseChange(maps.before, maps.after)}`)}
        </Typography>
      )}
      <BeforeAfterSlider result={result} onShare={setShare} />
      {maps && (
        <PageSection title={t('emotions.title')}>
          <EmotionFigure {...maps} share={1 - share / 100} />
          <EmotionBars names={[t('steps.before'), t('steps.after')]} values={[maps.before, maps.after]} />
          <Typography variant="caption" component="p" sx={{ mt: 1.5, color: 'text.secondary' }}>
            {t('emotions.note')}
          </Typography>
          <ShareCard result={result} {...maps} />
        </PageSection>
      )}
      <PageSection title={t('sound.title')}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          {result.soundId && (
            <SoundCover
              sound={{ id: result.soundId, frequencies: result.frequencies }}
              sx={{ width: '6rem' }}
            />
          )}
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 500 }}>{result.soundName}</Typography>
            {result.reason && (
              <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{result.reason}</Typography>
            )}
          </Box>
        </Box>
      </PageSection>
      <PageSection title={t('plays.title')}>
        <ResultPlayList plays={result.dmvResults} />
      </PageSection>
      {(beforeProcFaceImgs || afterProcFaceImgs) && (
        <CollapsibleSection title={t('parts.title')}>
          <Box sx={{ display: 'grid', gap: 3, pb: 3 }}>
            {beforeProcFaceImgs && <FaceHalves moment="before" images={beforeProcFaceImgs} />}
            {afterProcFaceImgs && <FaceHalves moment="after" images={afterProcFaceImgs} />}
          </Box>
        </CollapsibleSection>
      )}
    </>
  )
}
