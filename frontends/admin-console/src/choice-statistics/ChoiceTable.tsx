import Typography from '@mui/material/Typography'
import { FigureTable } from '../components/FigureTable.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { ChoiceStatistics } from '../statistics/types.ts'
import { useFigureFormatters } from '../statistics/use-figure-formatters.ts'
import { EffectEstimateText } from './EffectEstimateText.tsx'

type Figures = Omit<ChoiceStatistics['reasons'][number], 'reason'>

interface Props {
  help: string
  label: string
  /** Names what each row stands for. */
  rowHeading: string
  rows: (Figures & { key: string; name: string })[]
}

const columns = ['chosen', 'finished', 'abandoned', 'exploring', 'measured', 'meanChange', 'belief'] as const

/** Displays how choices went, with one row per kind of choice. */
export function ChoiceTable({ help, label, rowHeading, rows }: Props) {
  const translate = useTranslate()
  const { formatCount, formatPercent, formatChange } = useFigureFormatters()
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {help}
      </Typography>
      <FigureTable
        label={label}
        empty={translate('console.statistics.tooFew')}
        columns={[rowHeading, ...columns.map((name) => translate(`console.choiceStatistics.${name}`))]}
        rows={rows.map(({ key, name, ...row }) => ({
          key,
          name,
          cells: [
            formatCount(row.chosen),
            formatPercent(row.finished),
            formatPercent(row.abandoned),
            formatPercent(row.exploring),
            formatCount(row.measured),
            formatChange(row.meanChange),
            <EffectEstimateText key="belief" belief={row.belief} />,
          ],
        }))}
      />
    </>
  )
}
