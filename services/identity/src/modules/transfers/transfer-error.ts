import { ApiError } from '@hibiki/http'
import type { TFunction } from 'i18next'
import type { Db } from '../../db/identity-tables.ts'
import { localText } from '../../texts.ts'
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
  return refusal('E4096', (t) =>
    problems.map(({ userId, problem }) =>
      t('transfer.line', {
        name: nameOf(userId) ?? t('transfer.unknown'),
        problem: t(`transfer.${problem}`),
      }),
    ),
  )
}

/** Builds the rejection of an undo, which names who was moved since. */
export async function toUndoTransferError(db: Db, userIds: readonly string[]): Promise<ApiError> {
  const nameOf = await namesIn(db, userIds)
  return refusal('E4095', (t) => userIds.map((userId) => nameOf(userId) ?? t('transfer.unknown')))
}

/** Appends one line per person to the text of the code. */
function refusal(code: 'E4095' | 'E4096', linesOf: (t: TFunction<'identity'>) => string[]): ApiError {
  const message = localText((t) => {
    const lines = linesOf(t)
    const named = lines.slice(0, MAX_NAMED)
    const rest = lines.length - named.length
    const more = rest > 0 ? [t('transfer.more', { count: rest })] : []
    return [t(`errors.${code}`), ...named, ...more].join('\n')
  })
  return new ApiError(code, { message })
}

async function namesIn(db: Db, userIds: readonly string[]): Promise<(userId: string) => string | undefined> {
  const { users } = await findUserAndAgencyNames(db, { userIds, agencyCodes: [] })
  return (userId) => users.get(userId)
}
