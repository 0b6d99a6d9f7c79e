import { adminResource, serialize, textFilter } from '@hibiki/admin-resource'
import { ApiError, type App } from '@hibiki/http'
import { Type } from 'typebox'
import type { EnterpriseContext } from '../../../context.ts'
import { enterpriseErrors } from '../../../errors.ts'
import { MAX_MANAGEMENTS } from '../../rooms/sections.sql.ts'
import { soundFits } from '../../sounds/sounds.sql.ts'
import { managementRows, sectionRows } from '../rows.sql.ts'
import { required, setUp } from '../setup.ts'

const Id = Type.String({ format: 'uuid' })
const Row = Type.Object({
  ...{ id: Id, sectionId: Id, soundId: Id, title: Type.String(), fileName: Type.String() },
  withMusic: Type.Boolean(),
  playing: Type.Boolean({ description: 'As last ordered by a person' }),
  volume: Type.Number(),
})

const resource = adminResource({
  name: 'enterprise-managements',
  errors: enterpriseErrors,
  sortable: ['title', 'fileName', 'volume'],
  defaultSort: ['title', 'ASC'],
  filter: { q: textFilter, sectionId: textFilter },
})

/** /admin/enterprise-managements: which sounds a section has (D-174). */
export function adminEnterpriseManagements(app: App, ctx: EnterpriseContext): void {
  const { db } = ctx
  resource.list(app, {
    operationId: 'listEnterpriseManagements',
    summary: 'Sounds of sections',
    row: Row,
    find: (list) => managementRows.list(db, list),
    toResponse: (row) => serialize(row),
  })
  const read = async (id: string) => serialize(required(await managementRows.find(db, id)))
  resource.read(app, {
    operationId: 'getEnterpriseManagement',
    summary: 'One sound of a section',
    response: Row,
    find: read,
  })
  const creation = resource.operation({
    operationId: 'createEnterpriseManagement',
    summary: 'Gives a section a sound, silent until it is played',
    body: Type.Object({ sectionId: Id, soundId: Id }),
    response: Row,
    errors: [
      ...['E3001', 'E4040', 'ENTERPRISE_SOUND_UNKNOWN', 'ENTERPRISE_SOUND_IN_SECTION', 'ENTERPRISE_TOO_MANY'],
    ],
  })
  app.post('/admin/enterprise-managements', { schema: creation }, async (request) => {
    const { sectionId, soundId } = request.body
    const section = required(await sectionRows.find(db, sectionId))
    if (section.sounds >= MAX_MANAGEMENTS) throw new ApiError('ENTERPRISE_TOO_MANY')
    if (!(await soundFits(db, { sectionId, soundId }))) throw new ApiError('ENTERPRISE_SOUND_UNKNOWN')
    const id = await setUp(ctx, request, 'sound-added', async (trx) => {
      const row = await trx
        .insertInto('managements')
        .values({ section_id: sectionId, sound_id: soundId })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!row) throw new ApiError('ENTERPRISE_SOUND_IN_SECTION')
      const target = { sectionId, managementId: row.id }
      return { result: row.id, agencyId: section.agencyId, target, sectionIds: [sectionId] }
    })
    return read(id)
  })
  const deletion = resource.recordOperation({
    operationId: 'deleteEnterpriseManagement',
    summary: 'Takes a sound out of a section',
    response: Type.Object({ id: Id }),
  })
  app.delete('/admin/enterprise-managements/:id', { schema: deletion }, async (request) => {
    const { id, sectionId } = await read(request.params.id)
    const { agencyId } = required(await sectionRows.find(db, sectionId))
    await setUp(ctx, request, 'sound-removed', async (trx) => {
      await trx.deleteFrom('managements').where('id', '=', id).execute()
      return { result: null, agencyId, target: { sectionId, managementId: id }, sectionIds: [sectionId] }
    })
    return { id }
  })
}
