import { useChartFormat } from '../../api/use-chart-format.ts'
import { createEmptyFormat, toFormatValues } from '../../format.rules.ts'
import { ChartQueryBoundary } from '../ChartQueryBoundary.tsx'
import { FormatBuilder } from './FormatBuilder.tsx'

interface Props {
  userId: string
  onSaved: () => void
}

/** Opens the builder with the customer's format, or with an empty one when there is none yet. */
export default function FormatTab({ userId, onSaved }: Props) {
  const format = useChartFormat(userId)
  return (
    <ChartQueryBoundary query={format} lines={8}>
      {(current) => (
        <FormatBuilder
          key={current?.generalCalteId ?? 'new'}
          userId={userId}
          stored={current === null ? createEmptyFormat() : toFormatValues(current)}
          isNew={current === null}
          onSaved={onSaved}
        />
      )}
    </ChartQueryBoundary>
  )
}
