import { isDeepStrictEqual } from 'node:util'
import { createAdminResource, serializeRow, textFilterSchema } from '@hibiki/admin-resource'
import { ApiError, type App, Id, Moment, Name, nullable } from '@hibiki/http'
import { Type } from 'typebox'
import type { EnterpriseContext } from '../../../context.ts'
import { enterpriseErrors } from '../../../errors.ts'
import { toActor } from '../../control/to-actor.ts'
import { freeSection } from '../../leases/free-section.ts'
import { replaceSectionSchedule } from '../../plans/change-plan.ts'
import { ScheduleWindowList, VolumeLimit } from '../../plans/plan-schema.ts'
import { setSectionSilent } from '../../reports/save-device-reports.ts'
import { offerSoundsInSection } from '../../sounds/sounds.sql.ts'
import { roomRowQueries, sectionRowQueries } from '../row-queries.sql.ts'
import { MAX_SECTIONS_PER_ROOM, requireRow, runSetupChange } from '../run-setup-change.ts'
import {
  deleteRoomOrSection,
  insertSection,
  lockAndCountChildren,
  updateRoomOrSection,
} from '../setup.sql.ts'

const position = Type.Integer({ minimum: 0, maximum: 100_000 })
const Row = Type.Object(
  {
    id: Id,
    name: Name,
    roomId: Id,
    roomName: Type.String(),
    agencyId: Id,
    agencyName: Type.String(),
    position,
    windows: ScheduleWindowList,
    volumeLimit: VolumeLimit,
    sounds: Type.Integer(),
    deviceName: nullable(Type.String({ description: 'The device that holds the section, or null for none' })),
    seenAt: nullable(Moment),
  },
  { $id: 'AdminSection' },
)

const resource = createAdminResource({
  name: 'enterprise-sections',
  errors: enterpriseErrors,
  sortable: ['name', 'roomName', 'agencyName', 'position', 'sounds', 'seenAt'],
  defaultSort: ['position', 'ASC'],
  filter: { q: textFilterSchema, agencyId: textFilterSchema, roomId: textFilterSchema },
})

/** Registers /admin/enterprise-sections and the route that frees a section. */
export function adminEnterpriseSectionsRoute(app: App, ctx: EnterpriseContext): void {
  const { db, clock } = ctx
  resource.registerListRoute(app, {
    operationId: 'listEnterpriseSections',
    summary: 'Lists sections of rooms',
    row: Row,
    find: (list) => sectionRowQueries.list(db, list),
    toResponse: (row) => serializeRow(row),
  })
  const read = async (id: string) => serializeRow(requireRow(await sectionRowQueries.find(db, id)))
  resource.registerReadRoute(app, {
    operationId: 'getEnterpriseSection',
    summary: 'Returns one section',
    response: Row,
    find: read,
  })

  const creation = resource.createOperationSchema({
    operationId: 'createEnterpriseSection',
    summary: 'Creates a section with the sounds that are meant for it, at most 50',
    body: Type.Object({ roomId: Id, name: Name, position: Type.Optional(position) }),
    response: Row,
    errors: ['E3001', 'E4040', 'ENTERPRISE_TOO_MANY'],
  })
  app.post('/admin/enterprise-sections', { schema: creation }, async (request) => {
    const { roomId, name, position: place } = request.body
    const { agencyId } = requireRow(await roomRowQueries.find(db, roomId))
    const id = await runSetupChange(ctx, request, 'section-created', async (trx, now) => {
      const sections = requireRow(await lockAndCountChildren(trx, 'rooms', roomId))
      if (sections >= MAX_SECTIONS_PER_ROOM) throw new ApiError('ENTERPRISE_TOO_MANY')
      const sectionId = await insertSection(trx, { roomId, name, position: place ?? sections, now })
      await offerSoundsInSection(trx, sectionId)
      return { result: sectionId, agencyId, target: { sectionId } }
    })
    return read(id)
  })

  const update = resource.createRecordOperationSchema({
    operationId: 'updateEnterpriseSection',
    summary: 'Changes the name and the schedule of a section',
    body: Type.Object({ name: Name, position, windows: ScheduleWindowList }),
    response: Row,
    errors: ['E3001', 'ENTERPRISE_HOURS_OVERLAP', 'ENTERPRISE_SOUND_UNKNOWN'],
  })
  app.put('/admin/enterprise-sections/:id', { schema: update }, async (request) => {
    const { name, position: place, windows } = request.body
    const { id: sectionId, agencyId, windows: before } = await read(request.params.id)
    if (!isDeepStrictEqual(windows, before))
      await replaceSectionSchedule(ctx, {
        agencyId,
        sectionId,
        windows,
        actor: toActor(request, 'administrator'),
      })
    await runSetupChange(ctx, request, 'section-changed', async (trx) => {
      await updateRoomOrSection(trx, 'sections', { id: sectionId, name, position: place })
      return { result: null, agencyId, target: { sectionId }, sectionIds: [sectionId] }
    })
    return read(sectionId)
  })

  const deletion = resource.createRecordOperationSchema({
    operationId: 'deleteEnterpriseSection',
    summary: 'Deletes a section and notifies its device',
    response: Type.Object({ id: Id }),
  })
  app.delete('/admin/enterprise-sections/:id', { schema: deletion }, async (request) => {
    const { id, agencyId } = await read(request.params.id)
    await runSetupChange(ctx, request, 'section-deleted', async (trx) => {
      await setSectionSilent(trx, id, clock())
      await deleteRoomOrSection(trx, 'sections', id)
      return { result: null, agencyId, target: { sectionId: id }, sectionIds: [id] }
    })
    return { id }
  })

  const freeing = resource.createRecordOperationSchema({
    operationId: 'freeEnterpriseSection',
    summary: 'Takes a section from its device, which shows that and does not reconnect by itself',
    response: Row,
  })
  app.post('/admin/enterprise-sections/:id/free', { schema: freeing }, async (request) => {
    const { id: sectionId, agencyId } = await read(request.params.id)
    await freeSection(ctx, { agencyId, sectionId, actor: toActor(request, 'administrator') })
    return read(sectionId)
  })
}
