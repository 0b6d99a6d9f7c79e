import { Id, Moment } from '@hibiki/http'
import type { Kysely } from 'kysely'
import { type Static, Type } from 'typebox'
import type { EnterpriseTables } from '../../tables.ts'
import { listBoards } from './boards.sql.ts'

const Board = Type.Object(
  {
    boardId: Id,
    name: Type.String(),
    rooms: Type.Union([Type.Array(Type.Object({ roomId: Id, roomName: Type.String() })), Type.Null()], {
      description: 'The rooms that it shows, or null for all; without those that were deleted since',
    }),
    seenAt: Type.Union([Moment, Type.Null()], { description: 'When it read its state last, to the minute' }),
    createdAt: Moment,
  },
  { $id: 'Board' },
)

export const BoardList = Type.Array(Board, { maxItems: 20 })

/** Returns the boards of an agency. */
export async function readBoards(
  db: Kysely<EnterpriseTables>,
  agencyId: string,
): Promise<Static<typeof BoardList>> {
  const boards = await listBoards(db, agencyId)
  return boards.map(({ id, seenAt, createdAt, ...board }) => ({
    ...board,
    boardId: id,
    seenAt: seenAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }))
}
