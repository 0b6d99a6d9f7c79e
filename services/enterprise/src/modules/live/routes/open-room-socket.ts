import { ApiError, type App, getRequestLanguage, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { EnterpriseContext } from '../../../context.ts'
import { describeEnterpriseErrors } from '../../../errors.ts'
import { serveRoomSocket } from '../serve-room-socket.ts'

/** README.md describes the messages of this websocket. */
export function openRoomSocket(app: App, ctx: EnterpriseContext): void {
  app.route({
    method: 'GET',
    url: '/v2/enterprise/ws',
    schema: {
      operationId: 'openRoomSocket',
      summary: 'Opens the socket of a device in a room; a request without an upgrade is rejected',
      tags: ['enterprise'],
      response: {
        200: Type.Object({}),
        ...describeEnterpriseErrors('ENTERPRISE_UPGRADE_REQUIRED'),
      },
    },
    handler: async () => {
      throw new ApiError('ENTERPRISE_UPGRADE_REQUIRED')
    },
    wsHandler: (socket, request) => {
      serveRoomSocket(ctx, socket, {
        session: requireSession(request),
        language: getRequestLanguage(request),
      })
    },
  })
}
