import { ApiError } from '@hibiki/http'
import { fillPlaceholders } from '@hibiki/service'
import type { Db } from '../../db/identity-tables.ts'
import { localText, type Texts } from '../../texts.ts'
import type { TransferPlan } from './plan-transfer.ts'
import { findUserAndAgencyNames } from './transfers.sql.ts'

/** A message names at most this many people; the preview has them all. */
const MAX_NAMED = 10

/** Builds the rejection of a transfer, which names who cannot move and why. */
export async function toTransferError(db: Db, problems: TransferPlan['problems']): Promise<ApiError> {
  const nameOf = await namesIn(
    db,
    problems.map(({ userId }) => userId),
  )
  return refusal('E4096', ({ transfer: texts }) =>
    problems.map(({ userId, problem }) =>
      fillPlaceholders(texts.line, { name: nameOf(userId) ?? texts.unknown, problem: texts[problem] }),
    ),
  )
}

/** Builds the rejection of an undo, which names who was moved since. */
export async function toUndoTransferError(db: Db, userIds: readonly string[]): Promise<ApiError> {
  const nameOf = await namesIn(db, userIds)
  return refusal('E4095', ({ transfer: texts }) => userIds.map((userId) => nameOf(userId) ?? texts.unknown))
}

/** Appends one line per person to the text of the code. */
function refusal(code: 'E4095' | 'E4096', linesOf: (texts: Texts) => string[]): ApiError {
  const message = localText((texts) => {
    const lines = linesOf(texts)
    const named = lines.slice(0, MAX_NAMED)
    const rest = lines.length - named.length
    const more = rest > 0 ? [fillPlaceholders(texts.transfer.more, { count: rest })] : []
    return [texts.errors[code], ...named, ...more].join('\n')
  })
  return new ApiError(code, { message })
}

async function namesIn(db: Db, userIds: readonly string[]): Promise<(userId: string) => string | undefined> {
  const { users } = await findUserAndAgencyNames(db, { userIds, agencyCodes: [] })
  return (userId) => users.get(userId)
}
