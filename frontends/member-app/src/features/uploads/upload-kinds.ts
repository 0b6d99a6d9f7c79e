/** The kinds of sounds, as named in the addresses of their pages. */
export const uploadKinds = ['dmv', 'sound_therapy', 'sound', 'kanade', 'enterprise'] as const
export type UploadKind = (typeof uploadKinds)[number]

/** Maps the service's names of kinds to those of the pages. */
export const uploadKindsByServiceName = {
  aiesthe: 'dmv',
  sound_therapy: 'sound_therapy',
  sound: 'sound',
  kanade: 'kanade',
  enterprise: 'enterprise',
} as const satisfies Record<string, UploadKind>
