import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { FigureTable } from '../components/FigureTable.tsx'
import type { Period } from '../statistics/date-range.ts'
import type { DiagnosisStatistics } from '../statistics/types.ts'
import { useFigureFormats } from '../statistics/use-figure-formats.ts'
import { diagnosisCounts, hasFigures } from './diagnosis-counts.ts'
import { PeriodChart } from './PeriodChart.tsx'
import { usePeriodFormatter } from './use-period-formatter.ts'

/** Displays how many diagnoses were started and completed per period. */
export function PeriodCounts({ figures, per }: { figures: DiagnosisStatistics; per: Period }) {
  const translate = useTranslate()
  const formatPeriod = usePeriodFormatter(per)
  const { formatCount } = useFigureFormats()
  const t = (key: string) => translate(`console.diagnosisStatistics.${key}`)
  const { periods, total } = figures
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('countsHelp')}
      </Typography>
      {total.started === 0 ? (
        <Typography>{translate('console.statistics.nothing')}</Typography>
      ) : total.started === null ? (
        <Typography>{translate('console.statistics.tooFew')}</Typography>
      ) : (
        <>
          <PeriodChart periods={periods} per={per} />
          <FigureTable
            label={t('counts')}
            columns={[t('period'), ...diagnosisCounts.map(t)]}
            rows={periods.filter(hasFigures).map((period) => ({
              key: period.day,
              name: formatPeriod(period.day),
              cells: diagnosisCounts.map((name) => formatCount(period[name])),
            }))}
            total={{
              name: translate('console.statistics.total'),
              cells: diagnosisCounts.map((name) => formatCount(total[name])),
            }}
          />
        </>
      )}
    </>
  )
}
