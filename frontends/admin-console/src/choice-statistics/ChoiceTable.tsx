import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { FigureTable } from '../components/FigureTable.tsx'
import type { ChoiceStatistics } from '../statistics/types.ts'
import { useFigures } from '../statistics/use-figures.tsx'
import { Belief } from './Belief.tsx'

type Figures = Omit<ChoiceStatistics['reasons'][number], 'reason'>

interface Props {
  help: string
  label: string
  /** What the rows are. */
  named: string
  rows: (Figures & { key: string; name: string })[]
}

const columns = ['chosen', 'finished', 'abandoned', 'exploring', 'measured', 'meanChange', 'belief']

/** How choices went, one kind of them per row. */
export function ChoiceTable({ help, label, named, rows }: Props) {
  const translate = useTranslate()
  const { count, percent, change } = useFigures()
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {help}
      </Typography>
      <FigureTable
        label={label}
        empty={translate('console.statistics.tooFew')}
        columns={[named, ...columns.map((name) => translate(`console.choiceStatistics.${name}`))]}
        rows={rows.map(({ key, name, ...row }) => ({
          key,
          name,
          cells: [
            count(row.chosen),
            percent(row.finished),
            percent(row.abandoned),
            percent(row.exploring),
            count(row.measured),
            change(row.meanChange),
            <Belief key="belief" belief={row.belief} />,
          ],
        }))}
      />
    </>
  )
}
