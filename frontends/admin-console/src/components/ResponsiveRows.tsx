import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Children, cloneElement, isValidElement, type ReactNode } from 'react'
import { DataTable } from 'react-admin'
import { FieldErrorBoundary } from './FieldErrorBoundary.tsx'
import { type CardParts, RecordCards } from './RecordCards.tsx'

interface Props {
  /** What a row shows as a card on a narrow screen. */
  card: CardParts
  /** Actions for the selected rows; without them nothing can be selected. */
  bulkActions?: ReactNode
  rowClick?: 'show' | 'edit' | false
  /** The columns of the table on a wide screen. */
  children: ReactNode
}

/** The rows of a list: a dense table at a desk, cards on a phone. */
export function ResponsiveRows({ card, bulkActions, rowClick = 'show', children }: Props) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  if (isNarrow) return <RecordCards parts={card} bulkActions={bulkActions} linkTo={rowClick} />
  return (
    <DataTable bulkActionButtons={bulkActions ?? false} rowClick={rowClick}>
      {Children.map(children, guardColumn)}
    </DataTable>
  )
}

/** A cell whose value cannot be displayed leaves the others as they are. A column without children prints its value itself. */
function guardColumn(column: ReactNode): ReactNode {
  if (!isValidElement<{ children?: ReactNode }>(column) || !column.props.children) return column
  return cloneElement(column, {}, <FieldErrorBoundary>{column.props.children}</FieldErrorBoundary>)
}
