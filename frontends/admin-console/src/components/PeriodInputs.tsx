import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useTranslate } from '../i18n/use-translate.ts'
import type { CsvExportFields } from './CsvExportButton.tsx'
import { getLastMonth, getThisMonth, type Period } from './get-last-month.ts'

/** Edits the two days of a period; the last month, which accounting asks for most, and this one are a click away. */
export function PeriodInputs<Query extends Period>({
  fields: { query, change, input },
}: {
  fields: CsvExportFields<Query>
}) {
  const translate = useTranslate()
  const months = [
    { label: translate('console.invoices.lastMonth'), period: getLastMonth() },
    { label: translate('console.invoices.thisMonth'), period: getThisMonth() },
  ]
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, my: 1 }}>
        {months.map(({ label, period }) => {
          const isChosen = query.from === period.from && query.until === period.until
          return (
            <Chip
              key={label}
              label={label}
              color={isChosen ? 'primary' : 'default'}
              variant={isChosen ? 'filled' : 'outlined'}
              aria-pressed={isChosen}
              onClick={() => change(period as Partial<Query>)}
            />
          )
        })}
      </Box>
      {input('from', 'console.invoices.from', 'date')}
      {input('until', 'console.invoices.until', 'date')}
    </>
  )
}
