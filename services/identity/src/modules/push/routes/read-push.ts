import { type App, isEnterpriseOnly, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { hasPushSubscription, listPushKindsOff } from '../push.sql.ts'
import { listPushKinds, pushKinds } from '../push-kind.rules.ts'

const schema = {
  operationId: 'readPush',
  summary: 'Returns what the member can be notified of, and whether this browser is',
  tags: ['account'],
  response: {
    200: Type.Object({
      publicKey: Type.Union([Type.String(), Type.Null()], {
        description: 'Browsers subscribe with it; null where nothing is pushed',
      }),
      isOnHere: Type.Boolean({ description: 'Whether this session notifies its browser' }),
      kinds: Type.Array(Type.Object({ kind: Type.Enum([...pushKinds]), isOn: Type.Boolean() })),
    }),
    ...describeIdentityErrors('E4010'),
  },
}

export function readPush(app: App, { db, vapidKeys }: IdentityContext): void {
  app.get('/account/push', { schema }, async (request) => {
    const session = requireSession(request)
    const off = await listPushKindsOff(db, session.userId)
    return {
      publicKey: vapidKeys?.publicKey ?? null,
      isOnHere: await hasPushSubscription(db, session.sessionId),
      kinds: listPushKinds(isEnterpriseOnly(session)).map((kind) => ({ kind, isOn: !off.includes(kind) })),
    }
  })
}
