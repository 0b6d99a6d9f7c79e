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
  /** The first column names the rows, the others hold figures. */
  columns: string[]
  rows: { key: string; name: ReactNode; cells: ReactNode[] }[]
  /** The total is the first row, which is visible however long the table is. */
  total?: { name: string; cells: ReactNode[] }
  /** This text replaces a table without rows. */
  empty?: string
}

/** Displays figures in a table that scrolls on a narrow screen and when it is long. */
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

/** The row names stay visible while the figures scroll under them. */
const rowNameStyle = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  minWidth: '4rem',
} as const
