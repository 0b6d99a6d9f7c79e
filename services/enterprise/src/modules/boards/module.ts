import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { adminAccess, enterpriseAccess } from '../../access.ts'
import type { EnterpriseContext } from '../../context.ts'
import { adminEnterpriseBoardsRoute } from './routes/admin-enterprise-boards.ts'
import { getBoard } from './routes/get-board.ts'
import { listMyBoards, myBoardsRoute } from './routes/my-boards.ts'

export const boards = defineModule<EnterpriseContext>({
  name: 'boards',
  routes(app, ctx) {
    registerRoutes(app, ctx, accessRules.visitor, [getBoard])
    registerRoutes(app, ctx, enterpriseAccess, [listMyBoards])
    // A paired tablet stands where guests can touch it, and must neither bring nor end a board.
    registerRoutes(app, ctx, accessRules.confirmed(enterpriseAccess), [myBoardsRoute])
    registerRoutes(app, ctx, adminAccess, [adminEnterpriseBoardsRoute])
  },
})
