import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
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
  const chosen = useId()
  const { beforeProcFaceImgs, afterProcFaceImgs, beforeResult, afterResult } = result
  const maps = beforeResult &&
    afterResult && { before: beforeResult.emotions.emotionMap, after: afterResult.emotions.emotionMap }
  return (
    <>
      <Box
        component="section"
        aria-labelledby={chosen}
        sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}
      >
        {result.soundId && (
          <SoundCover
            sound={{ id: result.soundId, frequencies: result.frequencies }}
            size={160}
            sx={{ width: { xs: '4.5rem', md: '6rem' }, flex: 'none' }}
          />
        )}
        <Box sx={{ minWidth: 0, wordBreak: 'auto-phrase' }}>
          {maps && (
            <Typography sx={{ fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.5 }}>
              {t(`change.${findEaseChange(maps.before, maps.after)}`)}
            </Typography>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
            <Typography id={chosen} component="h3" variant="caption" sx={{ color: 'text.secondary' }}>
              {t('sound.title')}
            </Typography>
            <Typography sx={{ fontWeight: 500 }}>{result.soundName}</Typography>
          </Box>
          {result.reason && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {result.reason}
            </Typography>
          )}
        </Box>
      </Box>
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
