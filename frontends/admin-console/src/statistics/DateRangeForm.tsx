import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from '../i18n/use-translate.ts'
import {
  type DateRange,
  type Granularity,
  granularities,
  isValidRange,
  MAX_RANGE_DAYS,
} from './date-range.ts'

interface Props {
  range: DateRange
  /** Undefined if the figures are not counted per period. */
  per?: Granularity
  /** Whether the figures are shown for any number of people, as for the work of staff. */
  isUnsuppressed?: boolean
  onChoose: (chosen: Partial<DateRange & { per: Granularity }>) => void
}

/** Chooses the days of a statistics page; an invalid range stays in the inputs with a message. */
export function DateRangeForm({ range, per, isUnsuppressed = false, onChoose }: Props) {
  const translate = useTranslate()
  const [typed, setTyped] = useState(range)
  const isInvalid = !isValidRange(typed)
  const onType = (change: Partial<DateRange>) => {
    const next = { ...typed, ...change }
    setTyped(next)
    if (isValidRange(next)) onChoose(next)
  }
  const renderField = (name: keyof DateRange) => (
    <TextField
      type="date"
      label={translate(`console.statistics.${name}`)}
      value={typed[name]}
      onChange={(event) => onType({ [name]: event.target.value })}
      error={isInvalid}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: { xs: '100%', sm: '11rem' } }}
    />
  )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
      {renderField('from')}
      {renderField('to')}
      {per && (
        <TextField
          select
          label={translate('console.statistics.per')}
          value={per}
          onChange={(event) => onChoose({ per: event.target.value as Granularity })}
          sx={{ width: { xs: '100%', sm: '10rem' } }}
        >
          {granularities.map((period) => (
            <MenuItem key={period} value={period}>
              {translate(`console.statistics.perOf.${period}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {isInvalid && (
        <Typography variant="body2" color="error" role="alert" sx={{ width: '100%' }}>
          {translate('console.statistics.days', { count: MAX_RANGE_DAYS })}
        </Typography>
      )}
      {!isUnsuppressed && (
        <Typography variant="body2" color="textSecondary" sx={{ width: '100%', mt: 0.5 }}>
          {translate('console.statistics.suppressed')}
        </Typography>
      )}
    </Box>
  )
}
