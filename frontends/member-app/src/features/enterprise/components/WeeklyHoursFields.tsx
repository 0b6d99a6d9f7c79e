import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslation } from 'react-i18next'
import { getDateFormat } from '../../../lib/i18n/formats.ts'
import type { Language } from '../../../lib/i18n/languages.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { endsNextDay, findMissingPart, isoWeekdays, type WeeklyHours } from '../room/weekly-hours.rules.ts'

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
  const renderTime = (name: 'from' | 'to') => (
    <TextField
      type="time"
      size="small"
      required
      label={t(`hours.${name}`)}
      value={hours[name]}
      error={missing === 'times' && hours[name] === ''}
      onChange={({ target }) => onChange({ ...hours, [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true, required: false }, htmlInput: { step: 300 } }}
      sx={{ width: '9rem' }}
    />
  )
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <ToggleButtonGroup
          value={hours.weekdays}
          onChange={(_event, days: number[]) => onChange({ ...hours, weekdays: [...days].sort() })}
          aria-label={t('hours.weekdays')}
          sx={{ width: '100%', maxWidth: '26rem' }}
        >
          {isoWeekdays.map((day) => (
            <ToggleButton
              key={day}
              value={day}
              aria-label={getDayName(day, 'long', language)}
              sx={{ flex: 1, px: 0, minHeight: 44, textTransform: 'none' }}
            >
              {getDayName(day, 'short', language)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {missing === 'weekdays' && <FormHelperText error>{t('hours.noWeekdays')}</FormHelperText>}
      </Box>
      <Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          {renderTime('from')}
          <span aria-hidden="true">{t('hours.until')}</span>
          {renderTime('to')}
        </Box>
        <FormHelperText error={missing === 'times'}>
          {missing === 'times' ? t('hours.noTimes') : endsNextDay(hours) && t('hours.nextDay')}
        </FormHelperText>
      </Box>
    </Box>
  )
}

/** @param day 1 Monday … 7 Sunday */
const getDayName = (day: number, weekday: 'short' | 'long', language: Language): string =>
  getDateFormat(language, { weekday, timeZone: 'UTC' }).format(Date.UTC(2024, 0, day))
