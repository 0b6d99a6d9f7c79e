import { lockMember } from '@hibiki/projections'
import type { AiestheContext } from '../../context.ts'
import { findDataUseDecision, insertDataUseDecision } from './data-use-decisions.sql.ts'
import { computeDataUseTextHash, dataUseTextVersion } from './data-use-text-version.ts'
import { computeClusterFit, type MentalCheckItem } from './mental-check.rules.ts'
import { insertAnswerSheets } from './mental-checks.sql.ts'

export interface PastMentalCheckAnswers {
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
export async function addPastMentalCheckAnswers(
  ctx: Pick<AiestheContext, 'db'>,
  options: { memberId: string; agreedAt: Date; answers: readonly PastMentalCheckAnswers[] },
): Promise<void> {
  const { memberId, agreedAt } = options
  await ctx.db.transaction().execute(async (trx) => {
    await lockMember(trx, memberId)
    if (await findDataUseDecision(trx, memberId)) return
    await insertDataUseDecision(trx, {
      memberId,
      agreed: true,
      version: dataUseTextVersion,
      decidedAt: agreedAt,
      language: 'ja',
      textHash: computeDataUseTextHash('ja'),
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
        fit: computeClusterFit(items, answers),
        answeredAt,
        requestKey: null,
      }
    })
    await insertAnswerSheets(trx, sheets)
  })
}
