import { type App, describeErrors, Id } from '@hibiki/http'
import { Type } from 'typebox'
import type { EnterpriseContext } from '../../../context.ts'
import { describeEnterpriseErrors } from '../../../errors.ts'
import { requireAgencyId } from '../../accounts/require-agency-id.ts'
import { toActor } from '../../control/to-actor.ts'
import { changeBoard, pairBoard, releaseBoard } from '../pair-board.ts'
import { BoardList, readBoards } from '../read-boards.ts'

const path = '/v2/enterprise/my/boards'
const fields = {
  name: Type.String({ minLength: 1, maxLength: 50, pattern: '\\S' }),
  roomIds: Type.Union([Type.Array(Id, { minItems: 1, maxItems: 500, uniqueItems: true }), Type.Null()], {
    description: 'The rooms that it shows, or null for all, also those that are added later',
  }),
}
const boardId = Type.String({ maxLength: 64 })

/** Lists the boards of the own enterprise. */
export function listMyBoards(app: App, { db }: EnterpriseContext): void {
  const schema = {
    operationId: 'listMyBoards',
    summary: 'Lists the status boards of the enterprise',
    tags: ['enterprise'],
    response: { 200: BoardList, ...describeErrors('E4040') },
  }
  app.get(path, { schema }, async (request) => readBoards(db, await requireAgencyId(db, request)))
}

/** Pairs, changes and releases the boards of the own enterprise. */
export function myBoardsRoute(app: App, ctx: EnterpriseContext): void {
  const { db } = ctx
  const pair = {
    operationId: 'pairMyBoard',
    summary: 'Makes the screen that shows this code a status board of the enterprise, which has at most 20',
    tags: ['enterprise'],
    body: Type.Object({ ...fields, code: Type.String({ maxLength: 40 }) }),
    response: {
      200: Type.Object({ boardId: Id }),
      ...describeEnterpriseErrors('E3001', 'E4040', 'E4290', 'E5030', 'ENTERPRISE_TOO_MANY'),
    },
  }
  app.post(`${path}/pair`, { schema: pair }, async (request) => {
    const agencyId = await requireAgencyId(db, request)
    const actor = toActor(request, 'enterprise')
    return { boardId: await pairBoard(ctx, { ...request.body, agencyId, actor }) }
  })

  const save = {
    operationId: 'saveMyBoard',
    summary: 'Renames a status board and chooses the rooms that it shows',
    tags: ['enterprise'],
    body: Type.Object({ ...fields, boardId }),
    response: { 200: Type.Object({}), ...describeErrors('E3001', 'E4040') },
  }
  app.post(path, { schema: save }, async (request) => {
    const agencyId = await requireAgencyId(db, request)
    const actor = toActor(request, 'enterprise')
    await changeBoard(ctx, { ...request.body, agencyId, actor })
    return {}
  })

  const release = {
    operationId: 'releaseMyBoard',
    summary: 'Releases a status board, whose screen shows its next code within a minute',
    tags: ['enterprise'],
    body: Type.Object({ boardId }),
    response: { 200: Type.Object({}), ...describeErrors('E3001', 'E4040') },
  }
  app.post(`${path}/release`, { schema: release }, async (request) => {
    const agencyId = await requireAgencyId(db, request)
    const actor = toActor(request, 'enterprise')
    await releaseBoard(ctx, { ...request.body, agencyId, actor })
    return {}
  })
}
