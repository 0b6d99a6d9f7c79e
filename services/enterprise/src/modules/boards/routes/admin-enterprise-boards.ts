import { createAdminResource } from '@hibiki/admin-resource'
import type { App } from '@hibiki/http'
import { Type } from 'typebox'
import type { EnterpriseContext } from '../../../context.ts'
import { enterpriseErrors } from '../../../errors.ts'
import { toActor } from '../../control/to-actor.ts'
import { agencyRowQueries } from '../../setup/row-queries.sql.ts'
import { requireRow } from '../../setup/run-setup-change.ts'
import { releaseBoard } from '../pair-board.ts'
import { BoardList, readBoards } from '../read-boards.ts'

const path = '/admin/enterprise-agencies/:id/boards'
const resource = createAdminResource({
  name: 'enterprise-agencies',
  errors: enterpriseErrors,
  sortable: ['name'],
  defaultSort: ['name', 'ASC'],
})

/** Routes by which administrators see and release the boards of every enterprise. */
export function adminEnterpriseBoardsRoute(app: App, ctx: EnterpriseContext): void {
  const { db } = ctx
  const getAgencyId = async (id: string) => requireRow(await agencyRowQueries.find(db, id)).id

  const list = resource.createRecordOperationSchema({
    operationId: 'listEnterpriseBoards',
    summary: 'Lists the status boards of an enterprise',
    response: BoardList,
  })
  app.get(path, { schema: list }, async (request) => readBoards(db, await getAgencyId(request.params.id)))

  const release = resource.createRecordOperationSchema({
    operationId: 'releaseEnterpriseBoard',
    summary: 'Releases a status board of an enterprise',
    body: Type.Object({ boardId: Type.String({ maxLength: 64 }) }),
    response: Type.Object({}),
    errors: ['E3001'],
  })
  app.post(`${path}/release`, { schema: release }, async (request) => {
    const agencyId = await getAgencyId(request.params.id)
    await releaseBoard(ctx, { ...request.body, agencyId, actor: toActor(request, 'administrator') })
    return {}
  })
}
