import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Children, cloneElement, isValidElement, type ReactNode } from 'react'
import { DataTable } from 'react-admin'
import { FieldErrorBoundary } from './FieldErrorBoundary.tsx'
import { type CardParts, RecordCards } from './RecordCards.tsx'

interface Props {
  /** The content of a row as a card on a narrow screen. */
  card: CardParts
  /** Actions for selected rows; without them rows cannot be selected. */
  bulkActions?: ReactNode
  rowClick?: 'show' | 'edit' | false
  /** The columns of the table on a wide screen. */
  children: ReactNode
}

/** Displays the rows of a list as a dense table on a wide screen and as cards on a phone. */
export function ResponsiveRows({ card, bulkActions, rowClick = 'show', children }: Props) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  if (isNarrow) return <RecordCards parts={card} bulkActions={bulkActions} linkTo={rowClick} />
  return (
    <DataTable bulkActionButtons={bulkActions ?? false} rowClick={rowClick}>
      {Children.map(children, guardColumn)}
    </DataTable>
  )
}

/** Keeps the other cells of a row when one value cannot be displayed. A column without children prints its value itself. */
function guardColumn(column: ReactNode): ReactNode {
  if (!isValidElement<{ children?: ReactNode }>(column) || !column.props.children) return column
  return cloneElement(column, {}, <FieldErrorBoundary>{column.props.children}</FieldErrorBoundary>)
}
