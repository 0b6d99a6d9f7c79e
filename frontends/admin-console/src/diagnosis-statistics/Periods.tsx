import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { FigureTable } from '../components/FigureTable.tsx'
import type { Per } from '../statistics/days.ts'
import type { DiagnosisStatistics } from '../statistics/types.ts'
import { useFigures } from '../statistics/use-figures.tsx'
import { counted, isCounted } from './counted.ts'
import { PeriodChart } from './PeriodChart.tsx'
import { usePeriodName } from './use-period-name.ts'

/** How many diagnoses were begun and finished, period by period. */
export function Periods({ figures, per }: { figures: DiagnosisStatistics; per: Per }) {
  const translate = useTranslate()
  const periodName = usePeriodName(per)
  const { count } = useFigures()
  const say = (key: string) => translate(`console.diagnosisStatistics.${key}`)
  const { periods, total } = figures
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {say('countsHelp')}
      </Typography>
      {total.started === 0 ? (
        <Typography>{translate('console.statistics.nothing')}</Typography>
      ) : total.started === null ? (
        <Typography>{translate('console.statistics.tooFew')}</Typography>
      ) : (
        <>
          <PeriodChart periods={periods} per={per} />
          <FigureTable
            label={say('counts')}
            columns={[say('period'), ...counted.map(say)]}
            rows={periods.filter(isCounted).map((period) => ({
              key: period.day,
              name: periodName(period.day),
              cells: counted.map((name) => count(period[name])),
            }))}
            total={{
              name: translate('console.statistics.total'),
              cells: counted.map((name) => count(total[name])),
            }}
          />
        </>
      )}
    </>
  )
}
