import { type App, describeErrors, JapanDay, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { listRequirementsOfMember } from '../passkey-requirements.sql.ts'

const schema = {
  operationId: 'readPasskeyRequirement',
  summary: 'Returns from which day on the member must log in by a passkey',
  tags: ['account'],
  response: {
    200: Type.Object({
      firstDay: Type.Union([JapanDay, Type.Null()], {
        description: "The earliest first day of the member's roles; null when none requires a passkey",
      }),
    }),
    ...describeErrors('E4010'),
  },
}

export function readPasskeyRequirement(app: App, { db }: IdentityContext): void {
  app.get('/account/passkey-requirement', { schema }, async (request) => {
    const [earliest] = await listRequirementsOfMember(db, requireSession(request).userId)
    return { firstDay: earliest?.firstDay ?? null }
  })
}
