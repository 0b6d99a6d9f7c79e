import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { FigureTable } from '../components/FigureTable.tsx'
import type { DiagnosisStatistics } from '../statistics/types.ts'
import { useFigures } from '../statistics/use-figures.tsx'

/** What was read in faces before and after, on average. */
export function EmotionChanges({ figures: { measured, emotions } }: { figures: DiagnosisStatistics }) {
  const translate = useTranslate()
  const { points, change } = useFigures()
  const say = (key: string, args = {}) => translate(`console.diagnosisStatistics.${key}`, args)
  if (measured === 0) return <Typography>{translate('console.statistics.nothing')}</Typography>
  if (measured === null) return <Typography>{translate('console.statistics.tooFew')}</Typography>
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {say('emotionsHelp', { count: measured.toLocaleString() })}
      </Typography>
      <FigureTable
        label={say('emotions')}
        columns={[say('emotion.name'), say('before'), say('after'), say('change')]}
        rows={emotions.map(({ emotion, before, after }) => ({
          key: emotion,
          name: say(`emotion.${emotion}`),
          cells: [
            points(before),
            points(after),
            change(before === null || after === null ? null : after - before),
          ],
        }))}
      />
    </>
  )
}
