import type { Db } from '../../db/identity-tables.ts'
import { reseal } from '../../seal.ts'
import type { KeyList } from '../../secrets.ts'
import { listSealedSecrets, replaceSealedSecret } from './second-factors.sql.ts'

const BATCH = 200

/**
 * Seals the secrets of second factors under the newest key, so that the older ones may be removed from TOKEN_KEY_SECRET
 * afterwards. It does nothing while there is only one key.
 * @returns how many were sealed again
 */
export async function resealFactors(db: Db, keys: KeyList): Promise<number> {
  if (keys.length === 1) return 0
  let resealed = 0
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const factors = await listSealedSecrets(db, { after, limit: BATCH })
    for (const { userId, sealedSecret } of factors) {
      const sealed = reseal(sealedSecret, userId, keys)
      if (sealed && (await replaceSealedSecret(db, userId, { from: sealedSecret, to: sealed }))) resealed++
    }
    const last = factors.at(-1)
    if (!last || factors.length < BATCH) return resealed
    after = last.userId
  }
}
