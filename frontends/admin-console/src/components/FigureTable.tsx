import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface Props {
  label: string
  /** The first names the rows, the others are figures. */
  columns: string[]
  rows: { key: string; name: ReactNode; cells: ReactNode[] }[]
  /** Stands first, where it is seen however long the list is. */
  total?: { name: string; cells: ReactNode[] }
  /** Replaces a table without rows. */
  empty?: string
}

/** Figures in rows; a narrow screen scrolls them, and so does a long list. */
export function FigureTable({ label, columns, rows, total, empty }: Props) {
  if (empty !== undefined && rows.length === 0) return <Typography>{empty}</Typography>
  return (
    <Box sx={scrollingStyle} tabIndex={0} role="region" aria-label={label}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            {columns.map((column, at) => (
              <TableCell
                key={column}
                align={at === 0 ? 'left' : 'right'}
                sx={at === 0 ? { ...rowNameStyle, zIndex: 3 } : {}}
              >
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {total && <Row {...total} columns={columns} isTotal />}
          {rows.map(({ key, name, cells }) => (
            <Row key={key} name={name} cells={cells} columns={columns} />
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

function Row(props: { name: ReactNode; cells: ReactNode[]; columns: string[]; isTotal?: boolean }) {
  const { name, cells, columns, isTotal = false } = props
  const weight = { fontWeight: isTotal ? 600 : 400 }
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ ...weight, ...rowNameStyle }}>
        {name}
      </TableCell>
      {cells.map((cell, at) => (
        <TableCell key={columns[at + 1]} align="right" sx={{ ...weight, whiteSpace: 'nowrap' }}>
          {cell}
        </TableCell>
      ))}
    </TableRow>
  )
}

const scrollingStyle = { overflow: 'auto', maxHeight: '30rem', contain: 'inline-size' } as const

/** The names of the rows stay in sight while figures are scrolled under them. */
const rowNameStyle = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  minWidth: '4rem',
} as const
