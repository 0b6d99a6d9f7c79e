import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { type PointerEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerState } from '../audio/player-state.ts'
import { getDialShare, timerPresetMinutes, toDialMinutes } from '../audio/sleep-timer.rules.ts'
import { RemainingRing } from './RemainingRing.tsx'
import type { PlanSwitches } from './use-plan-switches.ts'

interface Props {
  timer: PlanSwitches['timer']
  state: PlayerState
}

/**
 * Lays the timer around the figure as the ring of an hour: what is left runs out on it, four lengths stand at their places, and a finger
 * on the ring chooses any minute. The fields of `SleepTimerPicker` choose for keyboards and screen readers, and beyond the hour.
 */
export default function SleepTimerDial({ timer, state }: Props) {
  const { t } = useTranslation('player')
  const [dragged, setDragged] = useState<number | null>(null)
  const seconds = dragged === null ? (state.timerRemaining ?? timer.seconds) : dragged * 60

  const followPointer = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    setDragged(toDialMinutes(clientX - left - width / 2, clientY - top - height / 2))
  }
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    followPointer(event)
  }
  const onPointerUp = () => {
    if (dragged !== null) timer.choose(dragged * 60)
    setDragged(null)
  }

  return (
    <Box role="group" aria-label={t('timer.dial')} sx={root}>
      <RemainingRing share={getDialShare(seconds)} ground="background.default" sx={ring} />
      <Box component="svg" viewBox="0 0 100 100" aria-hidden sx={grip}>
        <circle
          cx="50"
          cy="50"
          r="48"
          onPointerDown={onPointerDown}
          onPointerMove={(event) => dragged !== null && followPointer(event)}
          onPointerUp={onPointerUp}
          onPointerCancel={() => setDragged(null)}
        />
      </Box>
      {timerPresetMinutes.map((minutes) => {
        const angle = (minutes / 60) * 2 * Math.PI
        const isChosen = dragged === null ? timer.seconds === minutes * 60 : dragged === minutes
        return (
          <ButtonBase
            key={minutes}
            aria-label={t('timer.minutes', { count: minutes })}
            aria-pressed={isChosen}
            onClick={() => timer.choose(minutes * 60)}
            sx={[stop, isChosen && chosenStop]}
            style={{ left: `${50 + 48 * Math.sin(angle)}%`, top: `${50 - 48 * Math.cos(angle)}%` }}
          >
            <span>{minutes}</span>
          </ButtonBase>
        )
      })}
      {dragged !== null && (
        <Box component="span" aria-hidden sx={reading}>
          {t('timer.minutes', { count: dragged })}
        </Box>
      )}
    </Box>
  )
}

const root = { position: 'absolute', inset: 0, pointerEvents: 'none' } as const

const ring = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  color: 'secondary.main',
} as const

/** Only the line itself takes fingers, so that the page scrolls and plays through the middle. */
const grip = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  '& circle': {
    fill: 'none',
    stroke: 'transparent',
    strokeWidth: 14,
    pointerEvents: 'stroke',
    touchAction: 'none',
    cursor: 'grab',
  },
} as const

const stop = {
  position: 'absolute',
  width: '2.75rem',
  height: '2.75rem',
  m: '-1.375rem 0 0 -1.375rem',
  borderRadius: '50%',
  pointerEvents: 'auto',
  '& span': {
    display: 'grid',
    placeItems: 'center',
    width: '2.125rem',
    height: '2.125rem',
    borderRadius: '50%',
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
    bgcolor: 'background.default',
    border: 1,
    borderColor: 'divider',
  },
  '&:focus-visible span': { outline: 3, outlineColor: 'primary.main', outlineOffset: '2px' },
} as const

const chosenStop = {
  '& span': { bgcolor: 'primary.main', color: 'primary.contrastText', borderColor: 'primary.main' },
} as const

const reading = {
  position: 'absolute',
  left: '50%',
  bottom: '16%',
  transform: 'translateX(-50%)',
  px: 1.5,
  borderRadius: 999,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  bgcolor: 'background.default',
} as const
