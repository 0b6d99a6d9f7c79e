import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import { useTranslation } from 'react-i18next'
import { SelectInput } from '../../../components/form/SelectInput.tsx'
import { TextInput } from '../../../components/form/TextInput.tsx'
import { createAppointmentLimits } from '../../../lib/api/limits.gen/create-appointment.ts'
import { toLanguageTag } from '../../../lib/i18n/languages.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { type AppointmentDraft, formatWeekdayName, frequencies } from '../appointment.rules.ts'

interface Props {
  draft: AppointmentDraft
  untilError: string | undefined
  onChange: (changed: Partial<AppointmentDraft>) => void
}

const weekdays = [1, 2, 3, 4, 5, 6, 7]

/** How an appointment repeats and when it ends; only what the chosen repetition needs is shown. */
export function RepeatFields({ draft, untilError, onChange }: Props) {
  const { t } = useTranslation('appointments')
  const { language } = useLanguage()
  const { frequency, interval, until } = draft
  const toggleWeekday = (weekday: number) =>
    onChange({
      weekdays: draft.weekdays.includes(weekday)
        ? draft.weekdays.filter((one) => one !== weekday)
        : [...draft.weekdays, weekday],
    })
  return (
    <>
      <SelectInput
        label={t('repeat.label')}
        value={frequency}
        options={frequencies.map((value) => ({ value, text: t(`repeat.${value}`) }))}
        onChange={(value) => onChange({ frequency: value })}
      />
      {frequency !== 'none' && (
        <Box sx={pair}>
          <SelectInput
            label={t('repeat.interval')}
            value={interval}
            options={Array.from(
              { length: createAppointmentLimits['repeat.interval'].maximum },
              (_, index) => ({
                value: index + 1,
                text: t(`repeat.every.${frequency}`, { count: index + 1 }),
              }),
            )}
            onChange={(value) => onChange({ interval: value })}
          />
          <TextInput
            type="date"
            label={t('repeat.until')}
            value={until}
            onChange={({ target }) => onChange({ until: target.value })}
            error={untilError}
            inputProps={{ min: draft.day }}
          />
        </Box>
      )}
      {frequency === 'weekly' && (
        <Box role="group" aria-label={t('repeat.weekdays')} sx={week}>
          {weekdays.map((weekday) => (
            <ToggleButton
              key={weekday}
              value={weekday}
              selected={draft.weekdays.includes(weekday)}
              onChange={() => toggleWeekday(weekday)}
              sx={chip}
            >
              {formatWeekdayName(weekday, toLanguageTag(language))}
            </ToggleButton>
          ))}
        </Box>
      )}
    </>
  )
}

const pair = {
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
} as const
/** The week is one row on the narrowest phone, so that the form need not be scrolled for it. */
const week = { display: 'grid', gap: 0.5, gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } as const
const chip = {
  minWidth: 0,
  minHeight: 44,
  p: 0,
  fontSize: { xs: '0.8125rem', sm: '0.875rem' },
  borderRadius: 999,
  textTransform: 'none',
  color: 'text.primary',
  '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'primary.main', color: 'primary.contrastText' },
} as const
