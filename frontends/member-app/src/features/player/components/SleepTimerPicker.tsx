import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerState } from '../audio/player-state.ts'
import { formatTrackTime } from '../rules.ts'
import type { PlanSwitches } from './use-plan-switches.ts'

interface Props {
  timer: PlanSwitches['timer']
  state: PlayerState
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const minutes = Array.from({ length: 60 }, (_, minute) => minute)

/** Offers any hours and minutes beside the lengths on the ring, and says what is left or why a time is impossible. */
export default function SleepTimerPicker({ timer, state }: Props) {
  const { t } = useTranslation('player')
  const hint = useId()
  const { seconds, isPossible, choose } = timer
  const remaining = state.timerRemaining ?? seconds
  const hour = Math.floor(seconds / 3600)
  const minute = Math.floor(seconds / 60) % 60
  const field = (name: 'hour' | 'minute', value: number, values: readonly number[]) => (
    <TextField
      select
      size="small"
      label={t(`timer.${name}`)}
      value={value}
      error={!isPossible}
      onChange={(event) => {
        const chosen = Number(event.target.value)
        choose(name === 'hour' ? chosen * 3600 + minute * 60 : hour * 3600 + chosen * 60)
      }}
      slotProps={{
        select: { native: true },
        htmlInput: { 'aria-describedby': hint, 'aria-invalid': !isPossible },
      }}
      sx={{ width: '4.75rem', flexShrink: 0 }}
    >
      {values.map((each) => (
        <option key={each} value={each}>
          {String(each).padStart(2, '0')}
        </option>
      ))}
    </TextField>
  )
  return (
    <Box role="group" aria-label={t('timer.label')} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {field('hour', hour, hours)}
      <span aria-hidden>:</span>
      {field('minute', minute, minutes)}
      <Box id={hint} sx={{ minWidth: 0, ml: 0.5 }}>
        {isPossible ? (
          <Typography
            variant="body2"
            sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', lineHeight: 1.45 }}
          >
            {state.timerEnded
              ? t('timer.ended')
              : t('timer.remaining', { time: formatTrackTime(Math.ceil(remaining)) })}
          </Typography>
        ) : (
          <FormHelperText error role="alert" sx={{ m: 0, fontSize: '0.875rem', lineHeight: 1.5 }}>
            {t('timer.impossible')}
          </FormHelperText>
        )}
      </Box>
    </Box>
  )
}
