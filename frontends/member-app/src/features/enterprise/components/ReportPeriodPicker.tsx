import { countDaysBetween, getJstDay } from '@hibiki/calendar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getLastDays, MAX_REPORT_DAYS } from '../room/report.rules.ts'

export interface ReportPeriod {
  since: string
  until: string
}

const choices = [7, 31] as const

/** Offers the days of the report: the last week, the last month, or from one day to another. */
export function ReportPeriodPicker({
  range,
  onChange,
}: {
  range: ReportPeriod
  onChange: (range: ReportPeriod) => void
}) {
  const { t } = useTranslation('enterprise')
  const today = getJstDay(new Date())
  const [typed, setTyped] = useState(range)
  const onChoose = (next: ReportPeriod) => {
    setTyped(next)
    if (isRange(next)) onChange(next)
  }
  const renderField = (name: keyof ReportPeriod) => (
    <TextField
      type="date"
      size="small"
      label={t(`report.${name}`)}
      value={typed[name]}
      onChange={({ target }) => onChoose({ ...typed, [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
      sx={{ flex: '1 1 9rem', maxWidth: '12rem' }}
    />
  )
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 2.5, alignItems: 'center' }}>
        {choices.map((days) => {
          const last = getLastDays(today, days)
          const isChosen = last.since === range.since && last.until === range.until
          return (
            <Button
              key={days}
              variant={isChosen ? 'contained' : 'outlined'}
              aria-pressed={isChosen}
              onClick={() => onChoose(last)}
            >
              {t('report.lastDays', { count: days })}
            </Button>
          )
        })}
        {renderField('since')}
        {renderField('until')}
      </Box>
      {!isRange(typed) && (
        <FormHelperText error role="alert">
          {t('report.badRange', { count: MAX_REPORT_DAYS })}
        </FormHelperText>
      )}
    </Box>
  )
}

function isRange({ since, until }: ReportPeriod): boolean {
  if (since === '' || until === '' || until < since) return false
  return countDaysBetween(since, until) < MAX_REPORT_DAYS
}
