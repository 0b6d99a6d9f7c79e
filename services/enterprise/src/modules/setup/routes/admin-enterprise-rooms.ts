import { isDeepStrictEqual } from 'node:util'
import { createAdminResource, serializeRow, textFilterSchema } from '@hibiki/admin-resource'
import { ApiError, type App, Id, Name } from '@hibiki/http'
import { Type } from 'typebox'
import type { EnterpriseContext } from '../../../context.ts'
import { enterpriseErrors } from '../../../errors.ts'
import { toActor } from '../../control/to-actor.ts'
import { replaceOpeningHours } from '../../plans/change-plan.ts'
import { DayExceptionList, WeeklyHoursList } from '../../plans/plan-schema.ts'
import { setSectionSilent } from '../../reports/save-device-reports.ts'
import { listSectionsOfAgency } from '../../rooms/sections.sql.ts'
import { roomRowQueries } from '../row-queries.sql.ts'
import { MAX_ROOMS_PER_AGENCY, requireRow, runSetupChange } from '../run-setup-change.ts'
import { deleteRoomOrSection, insertRoom, lockAndCountChildren, updateRoomOrSection } from '../setup.sql.ts'

const position = Type.Integer({ minimum: 0, maximum: 100_000 })
const openingHours = Type.Union([WeeklyHoursList, Type.Null()], {
  description: 'Null for a room that is always open',
})
const Row = Type.Object(
  {
    id: Id,
    name: Name,
    agencyId: Id,
    agencyName: Type.String(),
    position,
    openingHours,
    exceptions: DayExceptionList,
    sections: Type.Integer(),
  },
  { $id: 'AdminRoom' },
)

const resource = createAdminResource({
  name: 'enterprise-rooms',
  errors: enterpriseErrors,
  sortable: ['name', 'agencyName', 'position', 'sections'],
  defaultSort: ['position', 'ASC'],
  filter: { q: textFilterSchema, agencyId: textFilterSchema },
})

export function adminEnterpriseRoomsRoute(app: App, ctx: EnterpriseContext): void {
  const { db, clock } = ctx
  resource.registerListRoute(app, {
    operationId: 'listEnterpriseRooms',
    summary: 'Lists rooms of enterprises',
    row: Row,
    find: (list) => roomRowQueries.list(db, list),
    toResponse: (row) => serializeRow(row),
  })
  const read = async (id: string) => serializeRow(requireRow(await roomRowQueries.find(db, id)))
  resource.registerReadRoute(app, {
    operationId: 'getEnterpriseRoom',
    summary: 'Returns one room',
    response: Row,
    find: read,
  })

  const creation = resource.createOperationSchema({
    operationId: 'createEnterpriseRoom',
    summary: 'Creates a room',
    body: Type.Object({ agencyId: Id, name: Name, position: Type.Optional(position) }),
    response: Row,
    errors: ['E3001', 'ENTERPRISE_AGENCY_NOT_FOUND', 'ENTERPRISE_TOO_MANY'],
  })
  app.post('/admin/enterprise-rooms', { schema: creation }, async (request) => {
    const { agencyId, name, position: place } = request.body
    const id = await runSetupChange(ctx, request, 'room-created', async (trx, now) => {
      const rooms = await lockAndCountChildren(trx, 'agencies', agencyId)
      if (rooms === undefined) throw new ApiError('ENTERPRISE_AGENCY_NOT_FOUND')
      if (rooms >= MAX_ROOMS_PER_AGENCY) throw new ApiError('ENTERPRISE_TOO_MANY')
      const roomId = await insertRoom(trx, { agencyId, name, position: place ?? rooms, now })
      return { result: roomId, agencyId, target: { roomId } }
    })
    return read(id)
  })

  const update = resource.createRecordOperationSchema({
    operationId: 'updateEnterpriseRoom',
    summary: 'Changes the name and the opening hours of a room',
    body: Type.Object({ name: Name, position, openingHours }),
    response: Row,
    errors: ['E3001', 'ENTERPRISE_HOURS_OVERLAP'],
  })
  app.put('/admin/enterprise-rooms/:id', { schema: update }, async (request) => {
    const { name, position: place, openingHours: hours } = request.body
    const { id: roomId, agencyId, openingHours: before } = await read(request.params.id)
    if (!isDeepStrictEqual(hours, before))
      await replaceOpeningHours(ctx, {
        agencyId,
        roomId,
        openingHours: hours,
        actor: toActor(request, 'administrator'),
      })
    const sections = await listSectionsOfAgency(db, { agencyId, roomId })
    await runSetupChange(ctx, request, 'room-changed', async (trx) => {
      await updateRoomOrSection(trx, 'rooms', { id: roomId, name, position: place })
      const sectionIds = sections.map(({ id }) => id)
      return { result: null, agencyId, target: { roomId }, sectionIds }
    })
    return read(roomId)
  })

  const deletion = resource.createRecordOperationSchema({
    operationId: 'deleteEnterpriseRoom',
    summary: 'Deletes a room with its sections and notifies their devices',
    response: Type.Object({ id: Id }),
  })
  app.delete('/admin/enterprise-rooms/:id', { schema: deletion }, async (request) => {
    const { id, agencyId } = await read(request.params.id)
    const sections = await listSectionsOfAgency(db, { agencyId, roomId: id })
    await runSetupChange(ctx, request, 'room-deleted', async (trx) => {
      for (const section of sections) await setSectionSilent(trx, section.id, clock())
      await deleteRoomOrSection(trx, 'rooms', id)
      const sectionIds = sections.map((section) => section.id)
      return { result: null, agencyId, target: { roomId: id }, sectionIds }
    })
    return { id }
  })
}
