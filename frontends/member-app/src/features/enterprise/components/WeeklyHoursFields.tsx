import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import {
  endsNextDay,
  findMissingPart,
  isoWeekdays,
  PUBLIC_HOLIDAY,
  type WeeklyHours,
} from '../room/weekly-hours.rules.ts'
import { getDayName } from './get-day-name.ts'
import { TimeRangeFields } from './TimeRangeFields.tsx'

interface Props {
  hours: WeeklyHours
  onChange: (hours: WeeklyHours) => void
  /** True after an attempt to save, so that missing parts are marked. */
  isChecked: boolean
}

/** Edits the days of the week and the times from and to, in Japanese time. */
export function WeeklyHoursFields({ hours, onChange, isChecked }: Props) {
  const { t } = useTranslation('enterprise')
  const { language } = useLanguage()
  const missing = isChecked ? findMissingPart(hours) : null
  const onDays = (days: number[]) => onChange({ ...hours, weekdays: [...days].sort() })
  const isOnHolidays = hours.weekdays.includes(PUBLIC_HOLIDAY)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <ToggleButtonGroup
          value={hours.weekdays}
          onChange={(_event, days: number[]) => onDays(days)}
          aria-label={t('hours.weekdays')}
          sx={{ width: '100%', maxWidth: '26rem' }}
        >
          {isoWeekdays.map((day) => (
            <ToggleButton key={day} value={day} aria-label={getDayName(day, 'long', language)} sx={dayButton}>
              {getDayName(day, 'short', language)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <FormControlLabel
          label={t('hours.holiday')}
          sx={{ display: 'flex', mt: 0.5 }}
          control={
            <Checkbox
              checked={isOnHolidays}
              onChange={(_event, isChosen) => {
                const others = hours.weekdays.filter((day) => day !== PUBLIC_HOLIDAY)
                onDays(isChosen ? [...others, PUBLIC_HOLIDAY] : others)
              }}
            />
          }
        />
        <FormHelperText>{t('hours.holidayHint')}</FormHelperText>
        {missing === 'weekdays' && <FormHelperText error>{t('hours.noWeekdays')}</FormHelperText>}
      </Box>
      <Box>
        <TimeRangeFields
          range={hours}
          isChecked={missing === 'times'}
          onChange={(range) => onChange({ ...hours, ...range })}
        />
        <FormHelperText error={missing === 'times'}>
          {missing === 'times' ? t('hours.noTimes') : endsNextDay(hours) && t('hours.nextDay')}
        </FormHelperText>
      </Box>
    </Box>
  )
}

/** Chosen days are filled, because all seven in Material's grey look as if they could not be pressed. */
const dayButton = {
  flex: 1,
  px: 0,
  minHeight: 44,
  textTransform: 'none',
  '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'primary.main', color: 'primary.contrastText' },
} as const
