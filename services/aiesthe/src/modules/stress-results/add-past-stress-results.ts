import { appendToOutbox } from '@hibiki/messaging'
import { lockMember } from '@hibiki/projections'
import type { AiestheContext } from '../../context.ts'
import { toStressLevel } from './stress-result.rules.ts'
import { insertStressResult, listStressResults } from './stress-results.sql.ts'

/** Adds results of past stress checks and publishes them like saved ones. Members who have results are skipped. */
export async function addPastStressResults(
  ctx: Pick<AiestheContext, 'db'>,
  options: { memberId: string; results: readonly { score: number; savedAt: Date }[] },
): Promise<void> {
  const { memberId, results } = options
  await ctx.db.transaction().execute(async (trx) => {
    await lockMember(trx, memberId)
    if ((await listStressResults(trx, memberId)).length > 0) return
    for (const { score, savedAt: now } of results) {
      const level = toStressLevel(score)
      const saved = await insertStressResult(trx, {
        memberId,
        score,
        level,
        forChoice: false,
        requestKey: null,
        now,
      })
      if (!saved) throw new Error('a member has too many results')
      await appendToOutbox(trx, [
        {
          subject: 'aiesthe.stress-result-saved.v1',
          payload: { resultId: saved.id, userId: memberId, level, at: now.toISOString() },
        },
      ])
    }
  })
}
