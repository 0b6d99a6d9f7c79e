import Typography from '@mui/material/Typography'
import { FigureTable } from '../components/FigureTable.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { DiagnosisStatistics } from '../statistics/types.ts'
import { useFigureFormatters } from '../statistics/use-figure-formatters.ts'
import { diagnosisCountNames, hasUnsuppressedFigures } from './diagnosis-count-names.ts'

/** Displays the same counts per length of the course. */
export function CourseTable({ figures: { courses } }: { figures: DiagnosisStatistics }) {
  const translate = useTranslate()
  const { formatCount } = useFigureFormatters()
  const t = useTranslate('console.diagnosisStatistics')
  if (courses.length === 0) return <Typography>{translate('console.statistics.nothing')}</Typography>
  return (
    <FigureTable
      label={t('courses')}
      empty={translate('console.statistics.tooFew')}
      columns={[t('course'), ...diagnosisCountNames.map((name) => t(name))]}
      rows={courses.filter(hasUnsuppressedFigures).map((course) => ({
        key: String(course.minutes),
        name: t('minutes', { count: course.minutes }),
        cells: diagnosisCountNames.map((name) => formatCount(course[name])),
      }))}
    />
  )
}
