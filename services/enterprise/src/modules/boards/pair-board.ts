import { ApiError } from '@hibiki/http'
import type { EnterpriseContext } from '../../context.ts'
import { type Actor, insertChangeLogEntry } from '../control/changes.sql.ts'
import { createBoardCodeError } from './board-code-claimer.ts'
import {
  type BoardFields,
  countBoards,
  deleteBoard,
  findBoard,
  findBoardByHash,
  hasRooms,
  insertBoard,
  lockAndCountBoards,
  updateBoard,
} from './boards.sql.ts'

/** Walls are few, and each board polls all day. */
const MAX_BOARDS = 20

/**
 * Makes the screen that shows this code a board of the agency. Its code may be claimed again by the same account, so that a screen that is its board
 * already stays it.
 *
 * @returns the id of the board
 * @throws ApiError E3001, E4040 for a room of another agency, E4290, ENTERPRISE_TOO_MANY
 */
export async function pairBoard(
  { db, clock, claimBoardCode }: Pick<EnterpriseContext, 'db' | 'clock' | 'claimBoardCode'>,
  { agencyId, code, actor, ...board }: BoardFields & { agencyId: string; code: string; actor: Actor },
): Promise<string> {
  const { name, roomIds } = normalize(board)
  // What is refused anyway must not use up the code.
  if (roomIds !== null && !(await hasRooms(db, agencyId, roomIds))) throw new ApiError('E4040')
  if ((await countBoards(db, agencyId)) >= MAX_BOARDS) throw new ApiError('ENTERPRISE_TOO_MANY')
  const secretHash = await claimBoardCode({ memberId: actor.id, code })
  return db.transaction().execute(async (trx) => {
    const count = await lockAndCountBoards(trx, agencyId)
    const paired = await findBoardByHash(trx, secretHash)
    if (paired && paired.agencyId !== agencyId) throw createBoardCodeError()
    if (paired) return paired.id
    if (count >= MAX_BOARDS) throw new ApiError('ENTERPRISE_TOO_MANY')
    const now = clock()
    const id = await insertBoard(trx, { agencyId, name, roomIds, secretHash, now })
    const change = { boardName: name }
    await insertChangeLogEntry(trx, { agencyId, at: now, actor, action: 'board', change, target: {} })
    return id
  })
}

/**
 * Renames a board and chooses what it shows.
 *
 * @throws ApiError E4040 for a board or a room of another agency
 */
export async function changeBoard(
  { db, clock }: Pick<EnterpriseContext, 'db' | 'clock'>,
  { agencyId, boardId, actor, ...board }: BoardFields & { agencyId: string; boardId: string; actor: Actor },
): Promise<void> {
  const { name, roomIds } = normalize(board)
  await db.transaction().execute(async (trx) => {
    const before = await findBoard(trx, { agencyId, boardId })
    if (!before) throw new ApiError('E4040')
    if (roomIds !== null && !(await hasRooms(trx, agencyId, roomIds))) throw new ApiError('E4040')
    await updateBoard(trx, { id: before.id, name, roomIds })
    const change = { boardName: name }
    await insertChangeLogEntry(trx, { agencyId, at: clock(), actor, action: 'board', change, target: {} })
  })
}

/**
 * Ends a board, whose secret then reads nothing more.
 *
 * @throws ApiError E4040 for a board of another agency
 */
export async function releaseBoard(
  { db, clock }: Pick<EnterpriseContext, 'db' | 'clock'>,
  { agencyId, boardId, actor }: { agencyId: string; boardId: string; actor: Actor },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const boardName = await deleteBoard(trx, { agencyId, boardId })
    if (boardName === undefined) throw new ApiError('E4040')
    const change = { boardName, isDeleted: true }
    await insertChangeLogEntry(trx, { agencyId, at: clock(), actor, action: 'board', change, target: {} })
  })
}

const normalize = ({ name, roomIds }: BoardFields): BoardFields => ({ name: name.trim(), roomIds })
