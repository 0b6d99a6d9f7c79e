import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { FigureTable } from '../components/FigureTable.tsx'
import type { DiagnosisStatistics } from '../statistics/types.ts'
import { useFigureFormatters } from '../statistics/use-figure-formatters.ts'

/** Displays the average emotions that were read in faces before and after. */
export function EmotionChanges({ figures: { measured, emotions } }: { figures: DiagnosisStatistics }) {
  const translate = useTranslate()
  const { formatPoints, formatChange } = useFigureFormatters()
  const t = (key: string, args = {}) => translate(`console.diagnosisStatistics.${key}`, args)
  if (measured === 0) return <Typography>{translate('console.statistics.nothing')}</Typography>
  if (measured === null) return <Typography>{translate('console.statistics.tooFew')}</Typography>
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('emotionsHelp', { count: measured.toLocaleString() })}
      </Typography>
      <FigureTable
        label={t('emotions')}
        columns={[t('emotion.name'), t('before'), t('after'), t('change')]}
        rows={emotions.map(({ emotion, before, after }) => ({
          key: emotion,
          name: t(`emotion.${emotion}`),
          cells: [
            formatPoints(before),
            formatPoints(after),
            formatChange(before === null || after === null ? null : after - before),
          ],
        }))}
      />
    </>
  )
}
