import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

export interface DataTableColumn<Row> {
  name: string
  label: string
  /** The column's width on a desktop, as a grid track. */
  track?: string
  /** On a phone this cell stands below the others without its label. */
  wide?: boolean
  /** Numbers are right-aligned on a desktop, so that their digits line up. */
  numeric?: boolean
  cell: (row: Row) => ReactNode
}

interface Props<Row> {
  label: string
  columns: readonly DataTableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Other rows are being loaded. */
  busy?: boolean
  /** On a phone the first cell heads its row without a label and the others share lines below it; for many rows of short values. */
  dense?: boolean
}

/** A table on desktops whose rows become labelled cards on phones. Both use the same markup, so screen readers read them alike. */
export function DataTable<Row>({ label, columns, rows, rowKey, busy = false, dense = false }: Props<Row>) {
  const tracks = columns.map(({ track }) => track ?? 'minmax(0, 1fr)').join(' ')
  const line = { display: 'grid', gridTemplateColumns: { xs: '1fr', md: tracks }, columnGap: 2 }
  const styles = dense ? denseStyles : cardStyles
  return (
    <Box role="table" aria-label={label} aria-busy={busy} sx={{ ...frameStyle, opacity: busy ? 0.6 : 1 }}>
      <Box role="row" sx={{ ...line, ...headStyle }}>
        {columns.map(({ name, label: title, numeric }) => (
          <Box key={name} role="columnheader" sx={numeric ? numericStyle : undefined}>
            {title}
          </Box>
        ))}
      </Box>
      {rows.map((row) => (
        <Box key={rowKey(row)} role="row" sx={{ ...line, ...styles.row }}>
          {columns.map(({ name, label: title, wide, numeric, cell }, index) => {
            const named = !wide && !(dense && index === 0)
            return (
              <Box
                key={name}
                role="cell"
                sx={{ ...(named ? styles.namedCell : styles.cell), ...(numeric && numericStyle) }}
              >
                {named && (
                  <Box component="span" aria-hidden sx={captionStyle}>
                    {title}
                  </Box>
                )}
                <Box sx={{ minWidth: 0 }}>{cell(row)}</Box>
              </Box>
            )
          })}
        </Box>
      ))}
    </Box>
  )
}

const frameStyle = {
  border: { md: 1 },
  borderColor: { md: 'divider' },
  borderRadius: 1,
  overflow: { md: 'hidden' },
  bgcolor: { md: 'background.paper' },
  transition: 'opacity 200ms ease-out',
} as const

const headStyle = {
  alignItems: 'center',
  px: { md: 2.5 },
  py: { md: 1.5 },
  typography: 'caption',
  color: 'text.secondary',
  // On phones the cards show the labels; this header stays for screen readers.
  position: { xs: 'absolute', md: 'static' },
  width: { xs: '1px', md: 'auto' },
  height: { xs: '1px', md: 'auto' },
  overflow: { xs: 'hidden', md: 'visible' },
  clipPath: { xs: 'inset(50%)', md: 'none' },
  whiteSpace: { xs: 'nowrap', md: 'normal' },
} as const

/** The row of a desktop. */
const rowStyle = {
  alignItems: 'center',
  px: { md: 2.5 },
  py: { md: 1.75 },
  borderTop: { md: 1 },
  // The border is repeated for each breakpoint, because a border set for one takes the text's colour otherwise.
  borderColor: { xs: 'divider', md: 'divider' },
} as const

const cardStyles = {
  row: {
    rowGap: 1,
    p: { xs: 2.5, md: 0 },
    mt: { xs: 1.5, md: 0 },
    border: { xs: 1, md: 0 },
    borderRadius: { xs: 1, md: 0 },
    bgcolor: 'background.paper',
    // The whole border and padding come first, because a desktop's row sets single sides of them.
    ...rowStyle,
  },
  cell: { pt: { xs: 1, md: 0 } },
  namedCell: {
    display: { xs: 'grid', md: 'block' },
    gridTemplateColumns: '6.5rem minmax(0, 1fr)',
    alignItems: 'baseline',
    columnGap: 1.5,
  },
} as const

const denseStyles = {
  row: {
    ...rowStyle,
    display: { xs: 'flex', md: 'grid' },
    flexWrap: 'wrap',
    py: { xs: 1.5, md: 1.75 },
    borderTop: { xs: 1, md: 1 },
    bgcolor: { md: 'background.paper' },
  },
  cell: { flexBasis: '100%' },
  namedCell: { display: { xs: 'flex', md: 'block' }, alignItems: 'baseline', columnGap: 0.75 },
} as const

const numericStyle = { textAlign: { md: 'right' }, fontVariantNumeric: 'tabular-nums' } as const

const captionStyle = { display: { md: 'none' }, typography: 'caption', color: 'text.secondary' } as const
