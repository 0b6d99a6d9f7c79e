import Box from '@mui/material/Box'
import { type ChangeEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'

interface Props {
  label: string
  /** The text that screen readers announce for the value. */
  valueText: string
  /** A number from 0 to `max`. */
  value: number
  max: number
  disabled?: boolean
  /** `line` is a hairline across the whole height, for a drawing that shows the value itself; `knob` is a dot on a rail. */
  look: 'line' | 'knob'
  /** Called while a finger is still moving. */
  onChange: (value: number) => void
  /** Called when the finger is lifted or a key has set the value. */
  onCommit?: (value: number) => void
}

const ARROW_STEP = 1
const PAGE_STEP = 10

/**
 * A native range input in the app's style, a tenth of the size of a component library's slider. It handles a tap anywhere on the rail,
 * which not all browsers do; keys move it by 1 and by 10.
 */
export function RangeInput({
  label,
  valueText,
  value,
  max,
  disabled = false,
  look,
  onChange,
  onCommit,
}: Props) {
  const input = useRef<HTMLInputElement>(null)
  const pointerValue = useRef<number | null>(null)
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0

  // React attaches a passive listener, which cannot stop the browser from moving the range too.
  useEffect(() => {
    const element = input.current
    const preventTouch = (event: TouchEvent) => event.preventDefault()
    element?.addEventListener('touchstart', preventTouch, { passive: false })
    return () => element?.removeEventListener('touchstart', preventTouch)
  }, [])

  const commit = (next: number) => {
    const clamped = Math.min(max, Math.max(0, next))
    onChange(clamped)
    onCommit?.(clamped)
  }

  const followPointer = (event: PointerEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    pointerValue.current = width > 0 ? Math.min(1, Math.max(0, (event.clientX - left) / width)) * max : 0
    onChange(pointerValue.current)
  }

  const onPointerDown = (event: PointerEvent<HTMLInputElement>) => {
    if (disabled || event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    event.currentTarget.focus({ preventScroll: true })
    followPointer(event)
  }

  const onPointerEnd = () => {
    if (pointerValue.current !== null) onCommit?.(pointerValue.current)
    pointerValue.current = null
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const next = findValueAfterKey(event.key, value, max)
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    commit(next)
  }

  return (
    <Box sx={[root, look === 'line' ? line : knob]} style={{ '--share': share } as object}>
      <input
        ref={input}
        type="range"
        min={0}
        max={max}
        value={Math.round(value)}
        disabled={disabled}
        aria-label={label}
        aria-valuetext={valueText}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={(event) => pointerValue.current !== null && followPointer(event)}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
        // The gestures of a screen reader fire this event.
        onChange={(event: ChangeEvent<HTMLInputElement>) => commit(Number(event.target.value))}
      />
      <span aria-hidden />
    </Box>
  )
}

function findValueAfterKey(key: string, value: number, max: number): number | null {
  const steps: Record<string, number> = {
    ArrowRight: ARROW_STEP,
    ArrowUp: ARROW_STEP,
    ArrowLeft: -ARROW_STEP,
    ArrowDown: -ARROW_STEP,
    PageUp: PAGE_STEP,
    PageDown: -PAGE_STEP,
    Home: -max,
    End: max,
  }
  const step = steps[key]
  return step === undefined ? null : value + step
}

const root = {
  position: 'relative',
  width: '100%',
  flexGrow: 1,
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    m: 0,
    opacity: 0,
    cursor: 'pointer',
    touchAction: 'none',
    '&:disabled': { cursor: 'default' },
  },
  '& span': {
    position: 'absolute',
    left: 'calc(var(--share) * 100%)',
    transform: 'translateX(-50%)',
    pointerEvents: 'none',
    borderRadius: 999,
  },
  '& input:focus-visible + span': { outline: 2, outlineColor: 'primary.main', outlineOffset: '3px' },
  '& input:disabled + span': { opacity: 0.5 },
} as const

const line = {
  height: '100%',
  '& span': { width: '3px', top: 0, bottom: 0, bgcolor: 'secondary.main' },
} as const

/** One gradient draws the rail and its filled part. */
const knob = {
  height: '2.75rem',
  color: 'primary.main',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    right: 0,
    top: 'calc(50% - 1.5px)',
    height: '3px',
    borderRadius: 999,
    background:
      'linear-gradient(to right, currentColor calc(var(--share) * 100%), color-mix(in srgb, currentColor 32%, transparent) 0)',
  },
  '& span': { width: '0.875rem', height: '0.875rem', top: 'calc(50% - 0.4375rem)', bgcolor: 'currentColor' },
} as const
