import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import FormHelperText from '@mui/material/FormHelperText'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerState } from '../audio/player-state.ts'
import { timerPresetMinutes } from '../audio/sleep-timer.rules.ts'
import { formatTrackTime } from '../rules.ts'
import { TimerRing } from './TimerRing.tsx'
import type { PlanSwitches } from './use-plan-switches.ts'

interface Props {
  timer: PlanSwitches['timer']
  state: PlayerState
  /** Leaves out the ring, because there is little room and the play button has one. */
  withoutRing?: boolean
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const minutes = Array.from({ length: 60 }, (_, minute) => minute)

/** Shows the remaining time as a ring and offers four lengths or any hours and minutes; says why a time is impossible. */
export default function SleepTimerPicker({ timer, state, withoutRing = false }: Props) {
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
      sx={{ width: withoutRing ? '4.75rem' : '5.5rem', flexShrink: 0 }}
    >
      {values.map((each) => (
        <option key={each} value={each}>
          {String(each).padStart(2, '0')}
        </option>
      ))}
    </TextField>
  )
  return (
    <Box role="group" aria-label={t('timer.label')} sx={withoutRing ? {} : besideTheRing}>
      {!withoutRing && (
        <TimerRing share={seconds > 0 ? remaining / seconds : 0} size="6rem">
          <Box component="span" aria-hidden sx={{ fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' }}>
            {formatTrackTime(Math.ceil(remaining))}
          </Box>
        </TimerRing>
      )}
      <Box sx={{ display: 'grid', gap: withoutRing ? 1.25 : 1.5, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
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
                onClick={() => choose(preset * 60)}
                sx={{
                  height: '2.75rem',
                  borderRadius: 999,
                  fontSize: '0.9375rem',
                  flex: { xs: '1 1 20%', sm: '0 0 auto' },
                  minWidth: { xs: 0, sm: '4rem' },
                }}
              />
            )
          })}
        </Box>
        <Box
          sx={{ display: 'flex', flexWrap: withoutRing ? 'nowrap' : 'wrap', alignItems: 'center', gap: 1 }}
        >
          {field('hour', hour, hours)}
          <span aria-hidden>:</span>
          {field('minute', minute, minutes)}
          <Box id={hint} sx={{ minWidth: 0, ml: withoutRing ? 0.5 : 1 }}>
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
      </Box>
    </Box>
  )
}

const besideTheRing = {
  display: 'grid',
  gap: 2,
  p: 2,
  borderRadius: 1,
  bgcolor: 'background.default',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
  alignItems: 'center',
  justifyItems: { xs: 'center', sm: 'stretch' },
} as const
