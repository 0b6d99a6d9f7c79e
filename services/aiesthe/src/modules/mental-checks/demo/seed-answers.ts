import { DAY_MS } from '@hibiki/calendar'
import { lockMember } from '@hibiki/projections'
import type { AiestheContext } from '../../../context.ts'
import { findDataUse, insertDataUse } from '../data-use.sql.ts'
import { dataUseHash, dataUseVersion } from '../data-use-text.ts'
import { fitOf } from '../mental-check.rules.ts'
import { insertAnswers } from '../mental-checks.sql.ts'
import { demoMentalChecks } from './mental-checks.ts'

/** Of the last two months; the last answer is old enough for the check to be due again. */
const DAYS = 60

/** Gives demo members answers to the demo's checks, as often as each can be done; who has decided about such answers keeps what there is. */
export async function seedDemoAnswers(ctx: AiestheContext, memberIds: readonly string[]): Promise<void> {
  const now = ctx.clock().getTime()
  for (const memberId of memberIds)
    await ctx.db.transaction().execute(async (trx) => {
      await lockMember(trx, memberId)
      if (await findDataUse(trx, memberId)) return
      await insertDataUse(trx, {
        ...{ memberId, agreed: true, version: dataUseVersion, decidedAt: new Date(now - DAYS * DAY_MS) },
        ...{ language: 'ja', textHash: dataUseHash('ja') },
      })
      for (const { id: checkId, intervalDays, items } of demoMentalChecks)
        for (let daysAgo = DAYS - 1; daysAgo > intervalDays; daysAgo -= intervalDays) {
          const answers = items.map((item, index) => ({
            itemId: item.id,
            choiceId: item.choices[levelAt(daysAgo, index)]?.id ?? '',
          }))
          const answeredAt = new Date(now - daysAgo * DAY_MS)
          const sheet = { memberId, checkId, version: 1, answers, fit: fitOf(items, answers) }
          await insertAnswers(trx, { ...sheet, answeredAt, requestKey: null })
        }
    })
}

/** From often at first to seldom now, a little different from question to question. */
function levelAt(daysAgo: number, question: number): number {
  return Math.min(3, Math.max(0, Math.round((daysAgo / DAYS) * 2 + ((question * 7 + daysAgo) % 3) / 2)))
}
