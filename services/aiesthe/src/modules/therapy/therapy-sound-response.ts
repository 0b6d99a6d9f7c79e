import { SoundFrequencies } from '@hibiki/event-contracts'
import { getRequestLanguage, Id, requireSession, selectLanguageText } from '@hibiki/http'
import type { MediaLinkSigner } from '@hibiki/media-links'
import type { FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { toSoundResponse } from '../sounds/sound-response.ts'
import type { ProjectedSound } from '../sounds/sounds.sql.ts'

export const TherapySoundResponse = Type.Object(
  {
    id: Id,
    soundSrc: Type.String({
      description: 'Signed link that works in this session for 10 minutes and can be renewed',
    }),
    title: Type.String(),
    durationSeconds: Type.Number(),
    frequencies: SoundFrequencies,
    genre: Type.String({ description: 'Genre in the caller’s language' }),
    composer: Type.String(),
    effects: Type.Array(Type.String()),
    bodyParts: Type.Array(Type.String({ description: 'Body parts: eyes, mouth' })),
    clusterId: Type.Integer({ description: '1 brain activation, 2 sleep, 3 relaxation, 4 motivation' }),
  },
  { $id: 'TherapySound' },
)

export function toTherapySoundResponse(
  sound: ProjectedSound,
  request: FastifyRequest,
  links: MediaLinkSigner,
): Static<typeof TherapySoundResponse> {
  const spoken = getRequestLanguage(request)
  return {
    ...toSoundResponse(sound, spoken, links, requireSession(request).sessionId),
    genre: sound.genre ? selectLanguageText(sound.genre, spoken) : '',
    composer: sound.composer,
    effects: sound.effects,
    bodyParts: sound.bodyParts,
    clusterId: sound.cluster ?? 0,
  }
}
