import { type App, Id, Moment, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { MAX_PASSKEYS } from '../passkey.rules.ts'
import { listPasskeys } from '../passkeys.sql.ts'

const schema = {
  operationId: 'listPasskeys',
  summary: "Lists the member's passkeys, the newest first",
  tags: ['account'],
  response: {
    200: Type.Array(
      Type.Object({
        id: Id,
        device: Type.String({
          description: 'The browser that created it, such as "Chrome · Windows"; empty when unknown',
        }),
        createdAt: Moment,
        lastUsedAt: Type.Union([Moment, Type.Null()]),
      }),
      { maxItems: MAX_PASSKEYS },
    ),
    ...describeIdentityErrors('E4010'),
  },
}

export function listPasskeysRoute(app: App, { db }: IdentityContext): void {
  app.get('/account/passkeys', { schema }, async (request) => {
    const { userId } = requireSession(request)
    const passkeys = await listPasskeys(db, userId)
    return passkeys.map(({ id, device, createdAt, lastUsedAt }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }))
  })
}
