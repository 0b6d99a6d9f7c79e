/** `m:ss`, with hours only when there are any. */
export function formatClock(totalSeconds: number): string {
  const whole = Math.max(0, Math.floor(totalSeconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  const seconds = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`
}

/** For screen readers: whole minutes and the seconds beyond them. */
export function minutesAndSeconds(totalSeconds: number): { minutes: number; seconds: number } {
  const whole = Math.max(0, Math.floor(totalSeconds))
  return { minutes: Math.floor(whole / 60), seconds: whole % 60 }
}

export const ARROW_SEEK_SECONDS = 5
export const ARROW_VOLUME_STEP = 0.05

export type Shortcut = 'toggle' | 'back' | 'forward' | 'louder' | 'quieter' | 'mute'

const shortcuts: Readonly<Record<string, Shortcut>> = {
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

/** What a key means inside the player; null where a field, slider or button under the focus has its own use for it. */
export function shortcutFor({ key, altKey, ctrlKey, metaKey, target }: Key): Shortcut | null {
  const shortcut = shortcuts[key]
  if (!shortcut || altKey || ctrlKey || metaKey || !(target instanceof Element)) return null
  if (shortcut !== 'mute' && target.closest('input, textarea, select')) return null
  if (shortcut === 'toggle' && target.closest('button, a')) return null
  return shortcut
}
