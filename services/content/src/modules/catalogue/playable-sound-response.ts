import { SoundFrequencies } from '@hibiki/event-contracts'
import { Id, type Language, selectLanguageText } from '@hibiki/http'
import type { MediaLinkSigner } from '@hibiki/media-links'
import { type Static, Type } from 'typebox'
import { LandscapeResponse, toLandscapeResponse } from '../landscapes/landscape-response.ts'
import type { CatalogueSound } from './catalogue.sql.ts'
import { getSoundTitle } from './sound-names.ts'

/** A sound as players receive it, with names in the caller's language. */
export const PlayableSoundResponse = Type.Object(
  {
    id: Id,
    soundSrc: Type.String({
      description: 'Signed link that works in this session for 10 minutes and can be renewed',
    }),
    title: Type.String(),
    genre: Type.String(),
    place: Type.String(),
    tags: Type.Array(Type.String()),
    country: Type.Optional(Type.String()),
    player: Type.Optional(Type.String({ description: 'The player of a Kanade sound' })),
    durationSeconds: Type.Number(),
    frequencies: SoundFrequencies,
    landscape: Type.Optional(LandscapeResponse),
  },
  { $id: 'PlayableSound' },
)

export function toPlayableSoundResponse(
  sound: CatalogueSound,
  { language, links, sessionId }: { language: Language; links: MediaLinkSigner; sessionId: string | null },
): Static<typeof PlayableSoundResponse> {
  const named = sound.names[language]
  return {
    id: sound.id,
    soundSrc: links.sign(sound.mediaFileId, sessionId),
    title: getSoundTitle(sound, language),
    genre: sound.genre ? selectLanguageText(sound.genre, language) : '',
    place: named?.place ?? sound.place,
    tags: sound.tags.map((tag) => selectLanguageText(tag, language)),
    ...(sound.country && { country: selectLanguageText(sound.country, language) }),
    ...(sound.player !== null && { player: named?.player ?? sound.player }),
    durationSeconds: sound.durationMs / 1000,
    frequencies: sound.frequencies,
    ...(sound.landscape && { landscape: toLandscapeResponse(sound.id, sound.landscape) }),
  }
}
