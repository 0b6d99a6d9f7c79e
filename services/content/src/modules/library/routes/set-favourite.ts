import { ApiError, type App, describeErrors, Id, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import { saveOrDeleteFavourite } from '../favourites.sql.ts'

const schema = {
  operationId: 'setFavourite',
  summary: "Saves or deletes a medical sound as the caller's favourite; the newest 200 are kept",
  tags: ['soundesthe'],
  body: Type.Object({ soundId: Id, favourite: Type.Boolean() }, { additionalProperties: false }),
  response: {
    200: Type.Object({ favourite: Type.Boolean() }),
    ...describeErrors('E4040'),
  },
}

export function setFavourite(app: App, deps: ContentContext): void {
  app.post('/soundesthe/favourite', { schema }, async (request) => {
    const { userId: memberId } = requireSession(request)
    const { soundId, favourite } = request.body
    const sounds = await deps.catalogue.medicalSounds()
    if (favourite && !sounds.some(({ id }) => id === soundId)) throw new ApiError('E4040')
    await saveOrDeleteFavourite(deps.db, { memberId, soundId, favourite, now: deps.clock() })
    return { favourite }
  })
}
