import { type App, Id, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { computeKeyedHash } from '../../../secrets.ts'
import { lockUser } from '../../accounts/users.sql.ts'
import { appendAuditEntry } from '../../audit/audit.sql.ts'
import { createCodeError } from '../create-code-error.ts'
import { approvePairing } from '../device-pairings.sql.ts'
import { parsePairingCode } from '../pairing-code.rules.ts'

const schema = {
  operationId: 'approveDevicePairing',
  summary: 'Lets the device that shows this code play a section in a session of the caller',
  tags: ['account'],
  body: Type.Object({
    code: Type.String({ maxLength: 40 }),
    sectionId: Type.With(Id, {
      description: 'The section that the device opens; the enterprise service decides whether it may',
    }),
  }),
  response: {
    200: Type.Object({ device: Type.String() }),
    ...describeIdentityErrors('E3001', 'E4010', 'E4014', 'E4030', 'E4290'),
  },
}

export function approveDevicePairing(app: App, context: IdentityContext): void {
  const { db, clock, secrets, throttle } = context
  app.post('/account/device-pairing/approve', { schema }, async (request) => {
    const { userId } = requireSession(request)
    const now = clock()
    const attempt = { userId, purpose: 'pairing' } as const
    await throttle.countAttempt(attempt, now)
    const letters = parsePairingCode(request.body.code)
    if (letters === null) throw createCodeError()
    const { sectionId } = request.body
    const approved = await db.transaction().execute(async (trx) => {
      await lockUser(trx, userId)
      const codeHash = computeKeyedHash(secrets.devices, 'pairing', letters)
      const pairing = await approvePairing(trx, { codeHash, userId, sectionId, now })
      if (!pairing) throw createCodeError()
      const detail = { device: pairing.device, sectionId }
      await appendAuditEntry(trx, { actorId: userId, action: 'device-paired', subjectId: userId, detail })
      return pairing
    })
    await throttle.reset(attempt)
    return approved
  })
}
