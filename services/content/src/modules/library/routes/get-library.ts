import { type App, getRequestLanguage, Id, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import { MAX_LISTED_SOUNDS } from '../../catalogue/member-sound-lists.ts'
import { PlayableSoundResponse, toPlayableSoundResponse } from '../../catalogue/playable-sound-response.ts'
import { listFavouriteSoundIds, listRecentlyHeardSoundIds } from '../favourites.sql.ts'
import { findCoordinatesInJapan } from '../find-coordinates-in-japan.ts'

const SoundOnShelf = Type.Object({
  ...PlayableSoundResponse.properties,
  planCode: Type.String({ description: '01 is offered at random, 02 as nature, 04 by purpose' }),
  purposeCode: Type.Union([Type.String(), Type.Null()], { description: 'Purpose from 01 to 04' }),
  tagCodes: Type.Array(Type.String()),
  reading: Type.String({
    description: 'Title and place in kana, and alternative titles; empty where no editor entered them',
  }),
  coordinates: Type.Optional(
    Type.Object(
      { longitude: Type.Number(), latitude: Type.Number() },
      { description: 'Where in Japan its place lies, in degrees; missing for other and unknown places' },
    ),
  ),
})
const Ids = Type.Array(Id)

const schema = {
  operationId: 'getLibrary',
  summary:
    "Lists the medical sounds, newest first, at most 300, with the member's favourites and the sounds they heard last",
  tags: ['soundesthe'],
  response: {
    200: Type.Object({
      sounds: Type.Array(SoundOnShelf, { maxItems: MAX_LISTED_SOUNDS }),
      favourites: Ids,
      recent: Ids,
    }),
  },
}

export function getLibrary(app: App, deps: ContentContext): void {
  app.get('/soundesthe/library', { schema }, async (request, reply) => {
    const { userId, sessionId } = requireSession(request)
    const [sounds, favourites, recent] = await Promise.all([
      deps.catalogue.medicalSounds(),
      listFavouriteSoundIds(deps.db, userId),
      listRecentlyHeardSoundIds(deps.db, userId),
    ])
    const options = { language: getRequestLanguage(request), links: deps.links, sessionId }
    reply.header('cache-control', 'no-store')
    return {
      sounds: sounds.slice(0, MAX_LISTED_SOUNDS).map((sound) => ({
        ...toPlayableSoundResponse(sound, options),
        planCode: sound.planCode ?? '01',
        purposeCode: sound.purposeCode,
        tagCodes: sound.tagCodes,
        reading: sound.reading,
        ...toCoordinates(sound.place),
      })),
      favourites,
      recent,
    }
  })
}

function toCoordinates(place: string) {
  const found = findCoordinatesInJapan(place)
  return found && { coordinates: { longitude: found[0], latitude: found[1] } }
}
