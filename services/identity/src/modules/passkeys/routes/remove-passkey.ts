import { ApiError, type App, Id, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { lockUser } from '../../accounts/users.sql.ts'
import { appendAuditEntry } from '../../audit/audit.sql.ts'
import { mustUsePasskey } from '../../passkey-requirements/require-login-method.ts'
import { countPasskeys, deletePasskey } from '../passkeys.sql.ts'

const schema = {
  operationId: 'removePasskey',
  summary: "Removes one of the member's passkeys; the device keeps a key that opens nothing any more",
  tags: ['account'],
  body: Type.Object({ id: Id }),
  response: {
    200: Type.Object({}),
    ...describeIdentityErrors('E3001', 'E4010', 'E4014', 'E4040', 'E4231'),
  },
}

/** Another member's passkey responds like one that does not exist. */
export function removePasskey(app: App, context: IdentityContext): void {
  app.post('/account/passkeys/remove', { schema }, async (request) => {
    const { userId, assurance } = requireSession(request)
    const { id } = request.body
    await context.db.transaction().execute(async (trx) => {
      await lockUser(trx, userId)
      const isRequired = await mustUsePasskey(trx, userId, context.clock())
      // Whoever finds an open session must not prepare that the member is locked out.
      if (isRequired && assurance !== 'full') throw new ApiError('E4014')
      const isLast = (await countPasskeys(trx, userId)) === 1
      const removed = await deletePasskey(trx, { id, userId })
      if (!removed) throw new ApiError('E4040')
      if (isLast && isRequired) throw new ApiError('E4231')
      const detail = { device: removed.device }
      await appendAuditEntry(trx, { actorId: userId, action: 'passkey-removed', subjectId: userId, detail })
    })
    return {}
  })
}
