import { useFormat } from '../../api/use-format.ts'
import { createEmptyFormat, toFormatValues } from '../../format.rules.ts'
import { ChartBoundary } from '../ChartBoundary.tsx'
import { FormatBuilder } from './FormatBuilder.tsx'

interface Props {
  userId: string
  onSaved: () => void
}

/** Opens the builder with the customer's format, or with an empty one when there is none yet. */
export default function FormatTab({ userId, onSaved }: Props) {
  const format = useFormat(userId)
  return (
    <ChartBoundary query={format} lines={8}>
      {(current) => (
        <FormatBuilder
          key={current?.generalCalteId ?? 'new'}
          userId={userId}
          stored={current === null ? createEmptyFormat() : toFormatValues(current)}
          isNew={current === null}
          onSaved={onSaved}
        />
      )}
    </ChartBoundary>
  )
}
