import {
  ApiError,
  type App,
  commonErrors,
  errorResponses,
  idFilter,
  ListQuery,
  memberOf,
  readListRequest,
  sendRange,
  textFilter,
} from '@hibiki/http'
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
import { findSound, type KeptSound, pageOfSounds } from '../sound-rows.sql.ts'
import { withdrawSound } from '../withdraw-sound.ts'

const params = Type.Object({ id: Type.String({ maxLength: 64 }) })
const refusals = (...codes: string[]) =>
  errorResponses({ ...commonErrors, ...contentErrors }, 'E4010', 'E4014', 'E4030', ...codes)

const list = {
  operationId: 'listSoundsInConsole',
  summary: 'Sounds of all kinds, for the console',
  tags: ['admin'],
  querystring: ListQuery,
  response: { 200: Type.Array(AdminSound), ...refusals('E3001', 'E3040') },
}
const one = {
  operationId: 'readSoundInConsole',
  summary: 'One sound',
  tags: ['admin'],
  params,
  response: { 200: AdminSound, ...refusals('E4040') },
}
const update = {
  operationId: 'updateSoundInConsole',
  summary: 'Changes what a sound of nature or a Kanade sound says of itself',
  tags: ['admin'],
  params,
  body: Type.Object({ planCode: PlanCode, ...describedFields }),
  response: { 200: AdminSound, ...refusals('E3001', 'E4040') },
}
const removal = {
  operationId: 'deleteSoundInConsole',
  summary: 'Takes a sound out of the catalogue',
  tags: ['admin'],
  params,
  response: { 200: AdminSound, ...refusals('E4040', 'CONTENT_SOUND_PLAYING') },
}

const sortable = ['id', 'kind', 'title', 'fileName', 'cluster', 'publishedAt', 'withdrawnAt', 'loudnessLufs']
const columns = { ...Object.fromEntries(sortable.map((name) => [name, name])), durationSeconds: 'durationMs' }
const filter = Type.Object(
  { ...idFilter, q: textFilter, kind: Type.Optional(Kind), withdrawn: Type.Optional(Type.Boolean()) },
  { additionalProperties: false },
)

/** GET /admin/sounds and /{id}, PUT and DELETE /{id}: the rules are those of the upload pages (D-198). */
export function adminSounds(app: App, { db, links }: { db: Kysely<ContentTables>; links: MediaLinks }): void {
  async function read(id: string): Promise<KeptSound> {
    const sound = await findSound(db, id)
    if (!sound) throw new ApiError('E4040')
    return sound
  }

  app.get('/admin/sounds', { schema: list }, async (request, reply) => {
    const page = readListRequest(request.query, { columns, sort: ['publishedAt', 'DESC'], filter })
    const { rows, total } = await pageOfSounds(db, page)
    sendRange(reply, 'sounds', { offset: page.offset, count: rows.length, total })
    return rows.map((sound) => toSoundResponse(sound, links, memberOf(request)))
  })
  app.get('/admin/sounds/:id', { schema: one }, async (request) =>
    toSoundResponse(await read(request.params.id), links, memberOf(request)),
  )
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
