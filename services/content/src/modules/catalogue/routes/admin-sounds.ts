import { createAdminResource, textFilterSchema } from '@hibiki/admin-resource'
import { ApiError, type App, requireSession } from '@hibiki/http'
import type { MediaLinkSigner } from '@hibiki/media-links'
import type { Kysely } from 'kysely'
import { Type } from 'typebox'
import { contentErrors } from '../../../errors.ts'
import type { ContentTables } from '../../../tables.ts'
import { requireMasterDataExists } from '../../master-data/master-references.ts'
import { toNatureOrKanadeDetails } from '../../uploads/routes/upload-sound.ts'
import { AdminSoundResponse, SoundKindSchema, toAdminSoundResponse } from '../admin-sound-response.ts'
import { natureOrKanadeFields, PlanCodeSchema } from '../nature-or-kanade-fields.ts'
import { findSoundRow, type SoundRow, selectSoundRowPage } from '../sound-rows.sql.ts'
import { updateSoundDescription } from '../update-sound-description.ts'
import { withdrawSound } from '../withdraw-sound.ts'

const sortable = ['id', 'kind', 'title', 'fileName', 'cluster', 'publishedAt', 'withdrawnAt', 'loudnessLufs']

const resource = createAdminResource({
  name: 'sounds',
  errors: contentErrors,
  sortable: { ...Object.fromEntries(sortable.map((name) => [name, name])), durationSeconds: 'durationMs' },
  defaultSort: ['publishedAt', 'DESC'],
  filter: {
    q: textFilterSchema,
    kind: Type.Optional(SoundKindSchema),
    withdrawn: Type.Optional(Type.Boolean()),
    sha256: Type.Optional(
      Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of the file without its tags, as hex' }),
    ),
  },
})
const update = resource.createRecordOperationSchema({
  operationId: 'updateSoundInConsole',
  summary: 'Changes the description of a sound of nature or a Kanade sound',
  body: Type.Object({ planCode: PlanCodeSchema, ...natureOrKanadeFields }),
  response: AdminSoundResponse,
  errors: ['E3001'],
})
const removal = resource.createRecordOperationSchema({
  operationId: 'deleteSoundInConsole',
  summary: 'Withdraws a sound from the catalogue',
  response: AdminSoundResponse,
  errors: ['CONTENT_SOUND_PLAYING'],
})

/** Serves GET /admin/sounds and /{id}, PUT and DELETE /{id} by the same rules as the upload pages. */
export function adminSoundsRoute(
  app: App,
  { db, links }: { db: Kysely<ContentTables>; links: MediaLinkSigner },
): void {
  async function read(id: string): Promise<SoundRow> {
    const sound = await findSoundRow(db, id)
    if (!sound) throw new ApiError('E4040')
    return sound
  }

  resource.registerListRoute(app, {
    operationId: 'listSoundsInConsole',
    summary: 'Lists the sounds of all kinds for the console',
    row: AdminSoundResponse,
    find: (list) => selectSoundRowPage(db, list),
    toResponse: (sound, request) => toAdminSoundResponse(sound, links, requireSession(request)),
  })
  resource.registerReadRoute(app, {
    operationId: 'readSoundInConsole',
    summary: 'Returns one sound',
    response: AdminSoundResponse,
    find: async (id, request) => toAdminSoundResponse(await read(id), links, requireSession(request)),
  })
  app.put('/admin/sounds/:id', { schema: update }, async (request) => {
    const { id } = request.params
    const member = requireSession(request)
    const details = toNatureOrKanadeDetails(request.body)
    await requireMasterDataExists(db, details)
    await updateSoundDescription(db, { id, details, actorId: member.userId })
    return toAdminSoundResponse(await read(id), links, member)
  })
  app.delete('/admin/sounds/:id', { schema: removal }, async (request) => {
    const { id } = request.params
    const member = requireSession(request)
    await withdrawSound(db, { id, actorId: member.userId })
    return toAdminSoundResponse(await read(id), links, member)
  })
}
