import { lockMember } from '@hibiki/projections'
import type { AiestheContext } from '../../context.ts'
import { findDataUse, insertDataUse } from './data-use.sql.ts'
import { computeDataUseHash, dataUseVersion } from './data-use-text.ts'
import { computeFit, type MentalCheckItem } from './mental-check.rules.ts'
import { insertAnswerSheets } from './mental-checks.sql.ts'

export interface PastAnswers {
  checkId: string
  items: MentalCheckItem[]
  /** The chosen value of each item. */
  values: number[]
  answeredAt: Date
}

/**
 * Adds a member's past answers to the first versions of checks, with the member's consent to their use. Members who have decided about that
 * use are skipped.
 */
export async function addPastAnswers(
  ctx: Pick<AiestheContext, 'db'>,
  options: { memberId: string; agreedAt: Date; answers: readonly PastAnswers[] },
): Promise<void> {
  const { memberId, agreedAt } = options
  await ctx.db.transaction().execute(async (trx) => {
    await lockMember(trx, memberId)
    if (await findDataUse(trx, memberId)) return
    await insertDataUse(trx, {
      memberId,
      agreed: true,
      version: dataUseVersion,
      decidedAt: agreedAt,
      language: 'ja',
      textHash: computeDataUseHash('ja'),
    })
    const sheets = options.answers.map(({ checkId, items, values, answeredAt }) => {
      const answers = items.map((item, index) => ({
        itemId: item.id,
        choiceId: item.choices.find(({ ansValue }) => ansValue === values[index])?.id ?? '',
      }))
      return {
        memberId,
        checkId,
        version: 1,
        answers,
        fit: computeFit(items, answers),
        answeredAt,
        requestKey: null,
      }
    })
    await insertAnswerSheets(trx, sheets)
  })
}
