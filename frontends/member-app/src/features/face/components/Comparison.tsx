import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Section } from '../../../components/Section.tsx'
import { useResult } from '../api/use-result.ts'
import { ComparedSide } from './ComparedSide.tsx'
import { EmotionBars } from './EmotionBars.tsx'

const sides = ['first', 'second'] as const

/** Two results side by side (D-119), without an age, whose display stays off (D-120); which ones stands in the address. */
export function Comparison() {
  const { t } = useTranslation('face')
  const [params, setParams] = useSearchParams()
  const first = useResult(params.get('first')).data
  const second = useResult(params.get('second')).data
  const decide = (side: string, detectId: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
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
          <ComparedSide
            key={side}
            title={t(`compare.${side}`)}
            detectId={params.get(side)}
            onDecide={(detectId) => decide(side, detectId)}
          />
        ))}
      </Box>
      {first?.beforeResult && first.afterResult && second?.beforeResult && second.afterResult && (
        <>
          <Section title={t('compare.before')}>
            <EmotionBars
              names={[t('compare.first'), t('compare.second')]}
              values={[first.beforeResult.emotions.emotionMap, second.beforeResult.emotions.emotionMap]}
            />
          </Section>
          <Section title={t('compare.after')}>
            <EmotionBars
              names={[t('compare.first'), t('compare.second')]}
              values={[first.afterResult.emotions.emotionMap, second.afterResult.emotions.emotionMap]}
            />
          </Section>
        </>
      )}
    </>
  )
}
