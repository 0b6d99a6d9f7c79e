import { type App, describeErrors, Id, requireSession } from '@hibiki/http'
import type { Kysely } from 'kysely'
import { Type } from 'typebox'
import type { ContentTables } from '../../../tables.ts'
import { toNatureOrKanadeDetails } from '../../uploads/routes/upload-sound.ts'
import { natureOrKanadeFields, PlanCodeSchema } from '../nature-or-kanade-fields.ts'
import { updateSoundDescription } from '../update-sound-description.ts'

const schema = {
  operationId: 'updateSound',
  summary: 'Changes the description of a sound of nature or a Kanade sound; its file stays',
  tags: ['upload'],
  body: Type.Object({
    id: Id,
    planCode: PlanCodeSchema,
    ...natureOrKanadeFields,
  }),
  response: {
    200: Type.Object({}),
    ...describeErrors('E3001', 'E4010', 'E4014', 'E4030', 'E4040'),
  },
}

/** The body is the item of the list with the ids of the chosen master data. */
export function updateSound(app: App, { db }: { db: Kysely<ContentTables> }): void {
  app.post('/upload/sound-dmv-update', { schema }, async (request) => {
    const { id, ...described } = request.body
    const details = toNatureOrKanadeDetails(described)
    await updateSoundDescription(db, { id, details, actorId: requireSession(request).userId })
    return {}
  })
}
