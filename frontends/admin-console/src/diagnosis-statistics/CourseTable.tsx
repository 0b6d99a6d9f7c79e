import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { FigureTable } from '../components/FigureTable.tsx'
import type { DiagnosisStatistics } from '../statistics/types.ts'
import { useFigureFormats } from '../statistics/use-figure-formats.ts'
import { diagnosisCounts, hasFigures } from './diagnosis-counts.ts'

/** Displays the same counts per length of the course. */
export function CourseTable({ figures: { courses } }: { figures: DiagnosisStatistics }) {
  const translate = useTranslate()
  const { formatCount } = useFigureFormats()
  const t = (key: string, args = {}) => translate(`console.diagnosisStatistics.${key}`, args)
  if (courses.length === 0) return <Typography>{translate('console.statistics.nothing')}</Typography>
  return (
    <FigureTable
      label={t('courses')}
      empty={translate('console.statistics.tooFew')}
      columns={[t('course'), ...diagnosisCounts.map((name) => t(name))]}
      rows={courses.filter(hasFigures).map((course) => ({
        key: String(course.minutes),
        name: t('minutes', { smart_count: course.minutes }),
        cells: diagnosisCounts.map((name) => formatCount(course[name])),
      }))}
    />
  )
}
