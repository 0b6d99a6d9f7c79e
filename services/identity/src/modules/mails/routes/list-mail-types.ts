import { type App, isEnterpriseOnly, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { listCancelledMailTypes } from '../mail-preferences.sql.ts'
import { listSettableMailTypes, settableMailTypes } from '../mail-type.rules.ts'

const schema = {
  operationId: 'listMailTypes',
  summary: 'Lists the kinds of mail that the member may switch off, and whether each is on',
  tags: ['account'],
  response: {
    200: Type.Array(Type.Object({ type: Type.Enum([...settableMailTypes]), isOn: Type.Boolean() })),
    ...describeIdentityErrors('E4010'),
  },
}

export function listMailTypes(app: App, { db }: IdentityContext): void {
  app.get('/account/mail-types', { schema }, async (request) => {
    const session = requireSession(request)
    const cancelled = await listCancelledMailTypes(db, session.userId)
    return listSettableMailTypes(isEnterpriseOnly(session)).map((type) => ({
      type,
      isOn: !cancelled.includes(type),
    }))
  })
}
