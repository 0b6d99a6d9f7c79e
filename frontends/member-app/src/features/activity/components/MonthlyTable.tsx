import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useTranslation } from 'react-i18next'
import type { PlayedMonth, PlayedTime } from '../rules.ts'

/** Shows the months as a table, newest first. */
export function MonthlyTable({ months }: { months: readonly PlayedMonth[] }) {
  const { t } = useTranslation('activity')
  const formatTime = ({ hour, minutes, seconds }: PlayedTime) =>
    t(hour > 0 ? 'month.hours' : 'month.minutesSeconds', { hour, minutes, seconds })
  return (
    <TableContainer>
      <Table
        size="small"
        sx={{
          '& tbody': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
          '& th, & td': { px: 0.75 },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{t('month.month')}</TableCell>
            <TableCell align="right">{t('aiEsthe')}</TableCell>
            <TableCell align="right">{t('medicalSound')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {months.toReversed().map((month) => (
            <TableRow key={month.label}>
              <TableCell component="th" scope="row">
                {month.label}
              </TableCell>
              <TableCell align="right">{formatTime(month.aiEstheTime)}</TableCell>
              <TableCell align="right">{formatTime(month.medicalSoundTime)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
