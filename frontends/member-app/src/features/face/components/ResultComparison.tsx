import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { PageSection } from '../../../components/PageSection.tsx'
import { useDiagnosisHistory } from '../api/use-diagnosis-history.ts'
import { useFaceResult } from '../api/use-face-result.ts'
import { ComparedResult } from './ComparedResult.tsx'
import { EmotionBars } from './EmotionBars.tsx'

const sides = ['first', 'second'] as const

/** Compares two results. The address stores which; until some are chosen, they are the member's first and newest. Ages are not shown. */
export function ResultComparison() {
  const { t } = useTranslation('face')
  const [params, setParams] = useSearchParams()
  const isChosen = sides.some((side) => params.has(side))
  const ends = useFirstAndNewest(!isChosen)
  const detectIds = {
    first: isChosen ? params.get('first') : (ends?.first ?? null),
    second: isChosen ? params.get('second') : (ends?.newest ?? null),
  }
  const first = useFaceResult(detectIds.first).data
  const second = useFaceResult(detectIds.second).data
  const onDecide = (side: string, detectId: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        // The result on the other side stays, whether it was chosen or not.
        for (const shown of sides) if (detectIds[shown]) after.set(shown, detectIds[shown])
        after.set(side, detectId)
        return after
      },
      { replace: true },
    )
  return (
    <>
      <Box
        sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {sides.map((side) => (
          <ComparedResult
            key={side}
            title={t(`compare.${side}`)}
            detectId={detectIds[side]}
            onDecide={(detectId) => onDecide(side, detectId)}
          />
        ))}
      </Box>
      {first?.beforeResult && first.afterResult && second?.beforeResult && second.afterResult && (
        <>
          <PageSection title={t('compare.before')}>
            <EmotionBars
              names={[t('compare.first'), t('compare.second')]}
              values={[first.beforeResult.emotions.emotionMap, second.beforeResult.emotions.emotionMap]}
            />
          </PageSection>
          <PageSection title={t('compare.after')}>
            <EmotionBars
              names={[t('compare.first'), t('compare.second')]}
              values={[first.afterResult.emotions.emotionMap, second.afterResult.emotions.emotionMap]}
            />
          </PageSection>
        </>
      )}
    </>
  )
}

const ONE_RESULT = { page: 1, size: 1 }

/** Returns null while loading or when not wanted, and for a member with fewer than two results. */
function useFirstAndNewest(isWanted: boolean): { first: string; newest: string } | null {
  const oldest = useDiagnosisHistory(ONE_RESULT, 'asc', isWanted).data?.rows[0]
  const newest = useDiagnosisHistory(ONE_RESULT, 'desc', isWanted).data?.rows[0]
  return oldest && newest && oldest.id !== newest.id ? { first: oldest.id, newest: newest.id } : null
}
