import Typography from '@mui/material/Typography'
import { FigureTable } from '../components/FigureTable.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Granularity } from '../statistics/date-range.ts'
import type { DiagnosisStatistics } from '../statistics/types.ts'
import { useFigureFormatters } from '../statistics/use-figure-formatters.ts'
import { DiagnosisCountChart } from './DiagnosisCountChart.tsx'
import { diagnosisCountNames, hasUnsuppressedFigures } from './diagnosis-count-names.ts'
import { usePeriodFormatter } from './use-period-formatter.ts'

/** Displays how many diagnoses were started and completed per period. */
export function DiagnosisCountsByPeriod({
  figures,
  per,
}: {
  figures: DiagnosisStatistics
  per: Granularity
}) {
  const translate = useTranslate()
  const formatPeriod = usePeriodFormatter(per)
  const { formatCount } = useFigureFormatters()
  const t = useTranslate('console.diagnosisStatistics')
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
          <DiagnosisCountChart periods={periods} per={per} />
          <FigureTable
            label={t('counts')}
            columns={[t('period'), ...diagnosisCountNames.map((name) => t(name))]}
            rows={periods.filter(hasUnsuppressedFigures).map((period) => ({
              key: period.day,
              name: formatPeriod(period.day),
              cells: diagnosisCountNames.map((name) => formatCount(period[name])),
            }))}
            total={{
              name: translate('console.statistics.total'),
              cells: diagnosisCountNames.map((name) => formatCount(total[name])),
            }}
          />
        </>
      )}
    </>
  )
}
