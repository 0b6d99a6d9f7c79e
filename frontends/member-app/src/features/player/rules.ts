/** Formats as `m:ss`, with hours only when there are any. */
export function formatTrackTime(totalSeconds: number): string {
  const whole = Math.max(0, Math.floor(totalSeconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  const seconds = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`
}

/** Splits seconds for screen readers into whole minutes and the seconds beyond them. */
export function toMinutesAndSeconds(totalSeconds: number): { minutes: number; seconds: number } {
  const whole = Math.max(0, Math.floor(totalSeconds))
  return { minutes: Math.floor(whole / 60), seconds: whole % 60 }
}

export const ARROW_SEEK_SECONDS = 5
export const ARROW_VOLUME_STEP = 0.05

export type PlayerShortcut = 'toggle' | 'back' | 'forward' | 'louder' | 'quieter' | 'mute'

const shortcuts: Readonly<Record<string, PlayerShortcut>> = {
  ' ': 'toggle',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  ArrowUp: 'louder',
  ArrowDown: 'quieter',
  m: 'mute',
  M: 'mute',
}

interface Key {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  target: EventTarget | null
}

/** Finds what a key means inside the player; null where the focused field, slider or button uses the key itself. */
export function findPlayerShortcut({ key, altKey, ctrlKey, metaKey, target }: Key): PlayerShortcut | null {
  const shortcut = shortcuts[key]
  if (!shortcut || altKey || ctrlKey || metaKey || !(target instanceof Element)) return null
  if (shortcut !== 'mute' && target.closest('input, textarea, select')) return null
  if (shortcut === 'toggle' && target.closest('button, a')) return null
  return shortcut
}
