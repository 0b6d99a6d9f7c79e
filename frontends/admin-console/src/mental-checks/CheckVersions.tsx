import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useRecordContext, useTranslate } from 'react-admin'
import { DateTime } from '../components/DateTime.tsx'
import type { Check } from './types.ts'

/** How many answered which version, the newest first. */
export function CheckVersions() {
  const check = useRecordContext<Check>()
  const translate = useTranslate()
  const field = (name: string) => translate(`resources.mental-checks.fields.${name}`)
  if (!check?.versions) return null
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('console.mentalChecks.versionsHelp')}
      </Typography>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{field('version')}</TableCell>
            <TableCell align="right">{field('questions')}</TableCell>
            <TableCell align="right">{field('answers')}</TableCell>
            <TableCell>{field('publishedAt')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {check.versions.map(({ version, questions, answers, publishedAt }) => (
            <TableRow key={version}>
              <TableCell component="th" scope="row">
                {version}
              </TableCell>
              <TableCell align="right">{questions.toLocaleString()}</TableCell>
              <TableCell align="right">{answers.toLocaleString()}</TableCell>
              <TableCell>
                <DateTime at={publishedAt} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  )
}
