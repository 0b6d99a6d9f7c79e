import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toMinutesAndSeconds } from '../rules.ts'

interface Options {
  position: number
  duration: number
  onSeek: (seconds: number) => void
}

/** Returns the position to show, which is the dragged one while a finger moves it, and the props of the range input that seeks. */
export function useSeeking({ position, duration, onSeek }: Options) {
  const { t } = useTranslation('player')
  const [dragged, setDragged] = useState<number | null>(null)
  const shown = Math.min(dragged ?? position, duration)
  const total = toMinutesAndSeconds(duration)
  const valueText = t('positionText', {
    ...toMinutesAndSeconds(shown),
    totalMinutes: total.minutes,
    totalSeconds: total.seconds,
  })
  const onCommit = (seconds: number) => {
    setDragged(null)
    onSeek(seconds)
  }
  return {
    shown,
    range: {
      label: t('position'),
      valueText,
      value: shown,
      max: duration,
      disabled: duration <= 0,
      onChange: setDragged,
      onCommit,
    },
  }
}
