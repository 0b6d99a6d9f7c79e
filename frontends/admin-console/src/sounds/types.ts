import type { RowOf } from '../api/call-types.ts'

export type Sound = RowOf<'GET /admin/sounds'>
export type SoundKind = Sound['kind']

export const soundKinds: SoundKind[] = ['aiesthe', 'sound', 'kanade', 'sound_therapy', 'enterprise']

/** Sounds of nature and Kanade can be edited; the other kinds are uploaded again. */
export const canEditDescription = ({ kind, withdrawnAt }: Pick<Sound, 'kind' | 'withdrawnAt'>): boolean =>
  (kind === 'sound' || kind === 'kanade') && withdrawnAt === null

/** Formats seconds as `10:05`. */
export const formatDuration = (seconds: number): string => {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
