import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { FigureTable } from '../components/FigureTable.tsx'
import type { DiagnosisStatistics } from '../statistics/types.ts'
import { useFigures } from '../statistics/use-figures.tsx'
import { counted, isCounted } from './counted.ts'

/** The same counts by the length of the course. */
export function Courses({ figures: { courses } }: { figures: DiagnosisStatistics }) {
  const translate = useTranslate()
  const { count } = useFigures()
  const say = (key: string, args = {}) => translate(`console.diagnosisStatistics.${key}`, args)
  if (courses.length === 0) return <Typography>{translate('console.statistics.nothing')}</Typography>
  return (
    <FigureTable
      label={say('courses')}
      empty={translate('console.statistics.tooFew')}
      columns={[say('course'), ...counted.map((name) => say(name))]}
      rows={courses.filter(isCounted).map((course) => ({
        key: String(course.minutes),
        name: say('minutes', { smart_count: course.minutes }),
        cells: counted.map((name) => count(course[name])),
      }))}
    />
  )
}
