/** The kinds of sounds, as their pages are called. */
export const uploadKinds = ['dmv', 'sound_therapy', 'sound', 'kanade', 'enterprise'] as const
export type UploadKind = (typeof uploadKinds)[number]

/** The page of each kind, by what the service calls it. */
export const uploadPages = {
  aiesthe: 'dmv',
  sound_therapy: 'sound_therapy',
  sound: 'sound',
  kanade: 'kanade',
  enterprise: 'enterprise',
} as const satisfies Record<string, UploadKind>
