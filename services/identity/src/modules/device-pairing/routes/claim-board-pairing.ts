import { type App, Id } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { computeKeyedHash } from '../../../secrets.ts'
import { lockUser } from '../../accounts/users.sql.ts'
import { appendAuditEntry } from '../../audit/audit.sql.ts'
import { createCodeError } from '../create-code-error.ts'
import { claimPairing } from '../device-pairings.sql.ts'
import { parsePairingCode } from '../pairing-code.rules.ts'

const schema = {
  body: Type.Object({ userId: Id, code: Type.String({ maxLength: 40 }) }),
  response: { 200: Type.Object({ secretHash: Type.String() }) },
}

/**
 * POST /internal/board-pairings/claim uses up the code of a board for an enterprise account and returns the hash of the board's secret. The same account
 * may claim it again until it expires, because the enterprise service may fail afterwards. That service has checked the session. It responds with 400 E3001 for a code that does not work, and with 429 E4290 after
 * five wrong ones.
 */
export function claimBoardPairing(app: App, { db, clock, secrets, throttle }: IdentityContext): void {
  app.post('/internal/board-pairings/claim', { schema }, async (request) => {
    const { userId, code } = request.body
    const now = clock()
    const attempt = { userId, purpose: 'pairing' } as const
    await throttle.countAttempt(attempt, now)
    const letters = parsePairingCode(code)
    if (letters === null) throw createCodeError()
    const secretHash = await db.transaction().execute(async (trx) => {
      await lockUser(trx, userId)
      const codeHash = computeKeyedHash(secrets.devices, 'board-pairing', letters)
      const pairing = await claimPairing(trx, { codeHash, userId, now })
      if (!pairing) throw createCodeError()
      if (pairing.isFirst) {
        const detail = { device: pairing.device, purpose: 'board' }
        await appendAuditEntry(trx, { actorId: userId, action: 'device-paired', subjectId: userId, detail })
      }
      return pairing.secretHash
    })
    await throttle.reset(attempt)
    return { secretHash: secretHash.toString('base64url') }
  })
}
