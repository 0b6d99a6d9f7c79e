import { type App, Id, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { EnterpriseContext } from '../../../context.ts'
import { findAgencyIdOfMember } from '../../accounts/accounts.sql.ts'
import { getOrCreateDeviceId } from '../../leases/get-or-create-device-id.ts'
import { listRoomsWithSections } from '../sections.sql.ts'

const schema = {
  operationId: 'listMyRooms',
  summary: "Lists the rooms of the caller's agency with their sections",
  tags: ['enterprise'],
  response: {
    200: Type.Array(
      Type.Object({
        roomId: Id,
        roomName: Type.String(),
        sections: Type.Array(Type.Object({ sectionId: Id, sectionName: Type.String() })),
      }),
    ),
  },
}

/** This route also sets the cookie of the device, so that its first claim of a section can be repeated. */
export function listMyRooms(app: App, { db, config }: EnterpriseContext): void {
  app.get('/v2/enterprise/my/rooms', { schema }, async (request, reply) => {
    getOrCreateDeviceId(request, reply, { secure: config.SECURE_COOKIES })
    const agencyId = await findAgencyIdOfMember(db, requireSession(request).userId)
    return agencyId === undefined ? [] : listRoomsWithSections(db, agencyId)
  })
}
