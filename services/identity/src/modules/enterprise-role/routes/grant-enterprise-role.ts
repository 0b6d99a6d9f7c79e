import { type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { changeEnterpriseRole } from '../change-enterprise-role.ts'

const schema = {
  operationId: 'grantEnterpriseRole',
  summary:
    "Turns a general member's account into an enterprise account, which plays in rooms and is invoiced",
  tags: ['admin'],
  params: Type.Object({ id: Type.String() }),
  response: {
    200: Type.Object({
      changed: Type.Boolean({ description: 'False when it is an enterprise account already' }),
    }),
    ...describeIdentityErrors(...(['E4010', 'E4014', 'E4030', 'E4040', 'E4098', 'E4099', 'E5030'] as const)),
  },
}

export function grantEnterpriseRole(app: App, context: IdentityContext): void {
  app.post('/admin/members/:id/grant-enterprise-role', { schema }, async (request) => {
    const { id } = request.params
    const actorId = requireSession(request).userId
    return { changed: await changeEnterpriseRole(context, { id, actorId, change: 'grant' }) }
  })
}
