import { createAdminResource, textFilter } from '@hibiki/admin-resource'
import { ApiError, type App, memberOf } from '@hibiki/http'
import type { MediaLinks } from '@hibiki/media-links'
import type { Kysely } from 'kysely'
import { Type } from 'typebox'
import { contentErrors } from '../../../errors.ts'
import type { ContentTables } from '../../../tables.ts'
import { requireMasterData } from '../../master-data/master-references.ts'
import { describedDetails } from '../../uploads/routes/upload-sound.ts'
import { changeSound } from '../change-sound.ts'
import { describedFields, PlanCode } from '../described-fields.ts'
import { AdminSound, Kind, toSoundResponse } from '../sound-response.ts'
import { type CatalogueEntry, findSound, pageOfSounds } from '../sound-rows.sql.ts'
import { withdrawSound } from '../withdraw-sound.ts'

const sortable = ['id', 'kind', 'title', 'fileName', 'cluster', 'publishedAt', 'withdrawnAt', 'loudnessLufs']

const resource = createAdminResource({
  name: 'sounds',
  errors: contentErrors,
  sortable: { ...Object.fromEntries(sortable.map((name) => [name, name])), durationSeconds: 'durationMs' },
  defaultSort: ['publishedAt', 'DESC'],
  filter: {
    q: textFilter,
    kind: Type.Optional(Kind),
    withdrawn: Type.Optional(Type.Boolean()),
    sha256: Type.Optional(
      Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of the file without its tags, as hex' }),
    ),
  },
})
const update = resource.recordOperation({
  operationId: 'updateSoundInConsole',
  summary: 'Changes the description of a sound of nature or a Kanade sound',
  body: Type.Object({ planCode: PlanCode, ...describedFields }),
  response: AdminSound,
  errors: ['E3001'],
})
const removal = resource.recordOperation({
  operationId: 'deleteSoundInConsole',
  summary: 'Withdraws a sound from the catalogue',
  response: AdminSound,
  errors: ['CONTENT_SOUND_PLAYING'],
})

/** Serves GET /admin/sounds and /{id}, PUT and DELETE /{id} by the same rules as the upload pages. */
export function adminSounds(app: App, { db, links }: { db: Kysely<ContentTables>; links: MediaLinks }): void {
  async function read(id: string): Promise<CatalogueEntry> {
    const sound = await findSound(db, id)
    if (!sound) throw new ApiError('E4040')
    return sound
  }

  resource.list(app, {
    operationId: 'listSoundsInConsole',
    summary: 'Lists the sounds of all kinds for the console',
    row: AdminSound,
    find: (list) => pageOfSounds(db, list),
    toResponse: (sound, request) => toSoundResponse(sound, links, memberOf(request)),
  })
  resource.read(app, {
    operationId: 'readSoundInConsole',
    summary: 'Returns one sound',
    response: AdminSound,
    find: async (id, request) => toSoundResponse(await read(id), links, memberOf(request)),
  })
  app.put('/admin/sounds/:id', { schema: update }, async (request) => {
    const { id } = request.params
    const member = memberOf(request)
    const details = describedDetails(request.body)
    await requireMasterData(db, details)
    await changeSound(db, { id, details, actorId: member.userId })
    return toSoundResponse(await read(id), links, member)
  })
  app.delete('/admin/sounds/:id', { schema: removal }, async (request) => {
    const { id } = request.params
    const member = memberOf(request)
    await withdrawSound(db, { id, actorId: member.userId })
    return toSoundResponse(await read(id), links, member)
  })
}
