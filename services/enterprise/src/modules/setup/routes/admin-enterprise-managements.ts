import { createAdminResource, serialize, textFilter } from '@hibiki/admin-resource'
import { ApiError, type App, language } from '@hibiki/http'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { EnterpriseContext } from '../../../context.ts'
import { enterpriseErrors } from '../../../errors.ts'
import { MAX_MANAGEMENTS } from '../../rooms/sections.sql.ts'
import { isSoundAllowed, removeSound } from '../../sounds/sounds.sql.ts'
import { type ManagementRow, managementRows, sectionRows, titled } from '../rows.sql.ts'
import { insertManagement, lockAndCount } from '../setup.sql.ts'
import { requireRow, setUp } from '../setup.ts'

const Id = Type.String({ format: 'uuid' })
const Row = Type.Object({
  id: Id,
  sectionId: Id,
  sectionName: Type.String(),
  roomName: Type.String(),
  agencyId: Id,
  agencyName: Type.String(),
  soundId: Id,
  fileName: Type.String(),
  title: Type.String({ description: 'Title in the language of the caller' }),
  withMusic: Type.Boolean(),
  playing: Type.Boolean({ description: 'Whether a person last ordered it to play' }),
  volume: Type.Number(),
})

const resource = createAdminResource({
  name: 'enterprise-managements',
  errors: enterpriseErrors,
  sortable: ['title', 'fileName', 'volume', 'playing', 'sectionName', 'roomName', 'agencyName'],
  defaultSort: ['title', 'ASC'],
  filter: { q: textFilter, sectionId: textFilter },
})

const toRow = (row: ManagementRow, request: FastifyRequest) => serialize(titled(row, language(request)))

/** Registers /admin/enterprise-managements: the sounds of each section. */
export function adminEnterpriseManagements(app: App, ctx: EnterpriseContext): void {
  const { db } = ctx
  resource.list(app, {
    operationId: 'listEnterpriseManagements',
    summary: 'Lists sounds of sections',
    row: Row,
    find: (list) => managementRows.list(db, list),
    toResponse: toRow,
  })
  const read = async (id: string, request: FastifyRequest) =>
    toRow(requireRow(await managementRows.find(db, id)), request)
  resource.read(app, {
    operationId: 'getEnterpriseManagement',
    summary: 'Returns one sound of a section',
    response: Row,
    find: read,
  })
  const creation = resource.operation({
    operationId: 'createEnterpriseManagement',
    summary: 'Adds a sound to a section, where it is silent until it is played',
    body: Type.Object({ sectionId: Id, soundId: Id }),
    response: Row,
    errors: [
      ...['E3001', 'E4040', 'ENTERPRISE_SOUND_UNKNOWN', 'ENTERPRISE_SOUND_IN_SECTION', 'ENTERPRISE_TOO_MANY'],
    ],
  })
  app.post('/admin/enterprise-managements', { schema: creation }, async (request) => {
    const { sectionId, soundId } = request.body
    const section = requireRow(await sectionRows.find(db, sectionId))
    const id = await setUp(ctx, request, 'sound-added', async (trx) => {
      const sounds = requireRow(await lockAndCount(trx, 'sections', sectionId))
      if (sounds >= MAX_MANAGEMENTS) throw new ApiError('ENTERPRISE_TOO_MANY')
      if (!(await isSoundAllowed(trx, { sectionId, soundId }))) throw new ApiError('ENTERPRISE_SOUND_UNKNOWN')
      const managementId = await insertManagement(trx, { sectionId, soundId })
      if (managementId === undefined) throw new ApiError('ENTERPRISE_SOUND_IN_SECTION')
      const target = { sectionId, managementId }
      return { result: managementId, agencyId: section.agencyId, target, sectionIds: [sectionId] }
    })
    return read(id, request)
  })
  const deletion = resource.recordOperation({
    operationId: 'deleteEnterpriseManagement',
    summary: 'Removes a sound from a section',
    response: Type.Object({ id: Id }),
  })
  app.delete('/admin/enterprise-managements/:id', { schema: deletion }, async (request) => {
    const { id, sectionId, soundId } = await read(request.params.id, request)
    const { agencyId } = requireRow(await sectionRows.find(db, sectionId))
    await setUp(ctx, request, 'sound-removed', async (trx) => {
      await removeSound(trx, { sectionId, soundId })
      return { result: null, agencyId, target: { sectionId, managementId: id }, sectionIds: [sectionId] }
    })
    return { id }
  })
}
