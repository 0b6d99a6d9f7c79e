import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import FormHelperText from '@mui/material/FormHelperText'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { timerPresetMinutes } from '../audio/sleep-timer.ts'
import { formatClock } from '../rules.ts'

interface Props {
  seconds: number
  /** The chosen value lies after what has been heard (D-102). */
  possible: boolean
  remaining: number | null
  ended: boolean
  onChoose: (seconds: number) => void
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const minutes = Array.from({ length: 60 }, (_, minute) => minute)

/** Four usual lengths, or any hours and minutes; how long it still is, or why it cannot be. */
export function TimerChoice({ seconds, possible, remaining, ended, onChoose }: Props) {
  const { t } = useTranslation('player')
  const hint = useId()
  const hour = Math.floor(seconds / 3600)
  const minute = Math.floor(seconds / 60) % 60
  const field = (name: 'hour' | 'minute', value: number, values: readonly number[]) => (
    <TextField
      select
      size="small"
      label={t(`timer.${name}`)}
      value={value}
      error={!possible}
      onChange={(event) => {
        const chosen = Number(event.target.value)
        onChoose(name === 'hour' ? chosen * 3600 + minute * 60 : hour * 3600 + chosen * 60)
      }}
      slotProps={{
        select: { native: true },
        htmlInput: { 'aria-describedby': hint, 'aria-invalid': !possible },
      }}
      sx={{ width: '5.5rem' }}
    >
      {values.map((each) => (
        <option key={each} value={each}>
          {String(each).padStart(2, '0')}
        </option>
      ))}
    </TextField>
  )
  return (
    <Box
      role="group"
      aria-label={t('timer.label')}
      sx={{ p: 2, borderRadius: 1, bgcolor: 'background.default' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 2 }}>
        {timerPresetMinutes.map((preset) => {
          const chosen = seconds === preset * 60
          return (
            <Chip
              key={preset}
              clickable
              label={t('timer.minutes', { count: preset })}
              aria-pressed={chosen}
              color={chosen ? 'primary' : 'default'}
              variant={chosen ? 'filled' : 'outlined'}
              onClick={() => onChoose(preset * 60)}
              sx={{
                height: '2.75rem',
                flex: { xs: '1 1 22%', sm: '0 0 auto' },
                minWidth: { sm: '4rem' },
                borderRadius: 999,
                fontSize: '0.9375rem',
              }}
            />
          )
        })}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          {field('hour', hour, hours)}
          <span aria-hidden>:</span>
          {field('minute', minute, minutes)}
        </Box>
      </Box>
      <Box id={hint} sx={{ mt: 1 }}>
        {possible ? (
          <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {ended
              ? t('timer.ended')
              : t('timer.remaining', { time: formatClock(Math.ceil(remaining ?? seconds)) })}
          </Typography>
        ) : (
          <FormHelperText error role="alert" sx={{ m: 0, fontSize: '0.9375rem', lineHeight: 1.7 }}>
            {t('timer.impossible')}
          </FormHelperText>
        )}
      </Box>
    </Box>
  )
}
