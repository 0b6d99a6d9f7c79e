import { addDays, getJstDay } from '@hibiki/calendar'
import AddRounded from '@mui/icons-material/AddRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import FormHelperText from '@mui/material/FormHelperText'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { RadioChoice } from '../../../components/form/RadioChoice.tsx'
import { saveMyOpeningHoursLimits } from '../../../lib/api/limits.gen/save-my-opening-hours.ts'
import { isCompleteException } from '../room/day-exceptions.rules.ts'
import { endsNextDay } from '../room/weekly-hours.rules.ts'
import type { DayException } from '../types.ts'
import { TimeRangeFields } from './TimeRangeFields.tsx'

const kinds = ['closed', 'hours', 'asUsual'] as const

interface Props {
  exceptions: readonly DayException[]
  onChange: (exceptions: DayException[]) => void
  /** True after an attempt to save, so that missing parts are marked. */
  isChecked: boolean
}

/** Edits the days on which a room opens otherwise than its week and its company's closing days say. */
export function DayExceptionsFields({ exceptions, onChange, isChecked }: Props) {
  const { t } = useTranslation('enterprise')
  const onAdd = () => {
    const last = exceptions.at(-1)?.day || getJstDay(new Date())
    onChange([...exceptions, { day: addDays(last, 1), kind: 'closed', hours: [] }])
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 3 }}>
      <div>
        <Typography variant="h3" component="h2">
          {t('exceptions.title')}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {t('exceptions.lead')}
        </Typography>
      </div>
      {exceptions.map((exception, index) => {
        const name = `${t('exceptions.one')} ${index + 1}`
        const change = (next: Partial<DayException>) =>
          onChange(exceptions.with(index, { ...exception, ...next }))
        const isDuplicate = exceptions.some(
          ({ day }, place) => place !== index && day !== '' && day === exception.day,
        )
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: days are edited, so that they identify nothing
          <Card key={index} component="section" aria-label={name} sx={{ p: 2.5, display: 'grid', gap: 2 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
              <TextField
                type="date"
                size="small"
                label={t('exceptions.day')}
                value={exception.day}
                error={isDuplicate || (isChecked && exception.day === '')}
                onChange={({ target }) => change({ day: target.value })}
                slotProps={{ inputLabel: { shrink: true } }}
                sx={{ width: '11rem' }}
              />
              <Button
                size="small"
                aria-label={t('hours.removeOne', { name })}
                onClick={() => onChange(exceptions.filter((_, place) => place !== index))}
              >
                {t('hours.remove')}
              </Button>
            </Box>
            {isDuplicate && (
              <FormHelperText error role="alert">
                {t('exceptions.duplicate')}
              </FormHelperText>
            )}
            <RadioChoice
              label={t('exceptions.kind')}
              value={exception.kind}
              options={kinds.map((kind) => ({ value: kind, title: t(`exceptions.${kind}`) }))}
              onChange={(kind) =>
                change({ kind, hours: kind === 'hours' ? [{ from: '09:00', to: '21:00' }] : [] })
              }
            />
            {exception.hours.map((range, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: hours have no identity but their place
              <div key={place}>
                <TimeRangeFields
                  range={range}
                  isChecked={isChecked}
                  onChange={(next) => change({ hours: exception.hours.with(place, next) })}
                />
                <FormHelperText error={isChecked && !isCompleteException(exception)}>
                  {isChecked && !isCompleteException(exception)
                    ? t('hours.noTimes')
                    : endsNextDay(range) && t('hours.nextDay')}
                </FormHelperText>
              </div>
            ))}
          </Card>
        )
      })}
      <Button
        variant="outlined"
        startIcon={<AddRounded />}
        disabled={exceptions.length >= saveMyOpeningHoursLimits.exceptions.maxItems}
        onClick={onAdd}
        sx={{ justifySelf: 'start' }}
      >
        {t('exceptions.add')}
      </Button>
    </Box>
  )
}
