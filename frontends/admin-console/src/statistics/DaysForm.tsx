import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { areDays, type Days, MAX_DAYS, type Per, periods } from './days.ts'

interface Props {
  days: Days
  /** Left out where figures are not counted per period. */
  per?: Per
  /** Figures that are told about any number of people: of the desk's own work. */
  isWhole?: boolean
  onChoose: (chosen: Partial<Days & { per: Per }>) => void
}

/** Chooses the days of a page of figures; what cannot be counted stays in the fields, with what to change. */
export function DaysForm({ days, per, isWhole = false, onChoose }: Props) {
  const translate = useTranslate()
  const [typed, setTyped] = useState(days)
  const isWrong = !areDays(typed)
  const type = (change: Partial<Days>) => {
    const next = { ...typed, ...change }
    setTyped(next)
    if (areDays(next)) onChoose(next)
  }
  const field = (name: keyof Days) => (
    <TextField
      type="date"
      label={translate(`console.statistics.${name}`)}
      value={typed[name]}
      onChange={(event) => type({ [name]: event.target.value })}
      error={isWrong}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: { xs: '100%', sm: '11rem' } }}
    />
  )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
      {field('from')}
      {field('to')}
      {per && (
        <TextField
          select
          label={translate('console.statistics.per')}
          value={per}
          onChange={(event) => onChoose({ per: event.target.value as Per })}
          sx={{ width: { xs: '100%', sm: '10rem' } }}
        >
          {periods.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`console.statistics.perOf.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {isWrong && (
        <Typography variant="body2" color="error" role="alert" sx={{ width: '100%' }}>
          {translate('console.statistics.days', { smart_count: MAX_DAYS })}
        </Typography>
      )}
      {!isWhole && (
        <Typography variant="body2" color="textSecondary" sx={{ width: '100%', mt: 0.5 }}>
          {translate('console.statistics.suppressed')}
        </Typography>
      )}
    </Box>
  )
}
