import { nullable, type Session } from '@hibiki/http'
import type { MediaLinkSigner } from '@hibiki/media-links'
import { type Static, Type } from 'typebox'
import type { SoundRow } from './sound-rows.sql.ts'

const Text = nullable(Type.String())

export const SoundKindSchema = Type.Enum(['aiesthe', 'sound', 'kanade', 'sound_therapy', 'enterprise'])

/** A sound as the console shows it; fields that its kind does not have are null. */
export const AdminSoundResponse = Type.Object(
  {
    id: Type.String(),
    kind: SoundKindSchema,
    title: Type.String(),
    fileName: Type.String(),
    path: Text,
    durationSeconds: Type.Number(),
    loudnessLufs: nullable(Type.Number()),
    cluster: nullable(Type.Integer()),
    minutesCourse: nullable(Type.Integer({ description: '1 stands for 10 minutes, 2 for 20 minutes' })),
    planCode: Text,
    genreId: Text,
    countryId: Text,
    place: Text,
    purposeDetailId: Text,
    player: Text,
    tagIds: Type.Array(Type.String()),
    composer: Text,
    effects: Text,
    bodyParts: nullable(Type.Array(Type.String())),
    experience: nullable(Type.Boolean()),
    withMusic: nullable(Type.Boolean()),
    enterpriseAgencyId: Text,
    roomId: Text,
    roomSectionId: Text,
    publishedAt: Text,
    withdrawnAt: Text,
  },
  { $id: 'AdminSound' },
)

/** Returns a sound in the terms of the upload pages, with a signed link while the sound is in the catalogue. */
export function toAdminSoundResponse(
  sound: SoundRow,
  links: MediaLinkSigner,
  { sessionId }: Session,
): Static<typeof AdminSoundResponse> {
  const { genre, country, tags, mediaFileId, durationMs, agencyId, sectionId, ...same } = sound
  return {
    ...same,
    path: sound.withdrawnAt ? null : links.sign(mediaFileId, sessionId),
    durationSeconds: durationMs / 1000,
    minutesCourse: sound.minutesCourse && sound.minutesCourse / 10,
    planCode: sound.kind === 'kanade' ? '03' : sound.planCode,
    effects: sound.effects?.join(',') ?? null,
    enterpriseAgencyId: agencyId,
    roomSectionId: sectionId,
    publishedAt: sound.publishedAt?.toISOString() ?? null,
    withdrawnAt: sound.withdrawnAt?.toISOString() ?? null,
  }
}
