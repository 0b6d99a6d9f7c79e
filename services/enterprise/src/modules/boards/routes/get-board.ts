import { createHash } from 'node:crypto'
import { ApiError, type App, getRequestLanguage } from '@hibiki/http'
import { Type } from 'typebox'
import type { EnterpriseContext } from '../../../context.ts'
import { describeEnterpriseErrors } from '../../../errors.ts'
import { findBoardBySecret, markBoardSeen } from '../boards.sql.ts'
import { BoardState, readBoardState } from '../read-board-state.ts'

const schema = {
  operationId: 'getBoard',
  summary: 'Returns what a status board shows; nobody is logged in, the board is known by its secret',
  tags: ['enterprise'],
  headers: Type.Object({
    'x-hibiki-board': Type.Optional(
      Type.String({ maxLength: 200, description: 'The secret of the board (auth/board-pairing)' }),
    ),
  }),
  response: { 200: BoardState, ...describeEnterpriseErrors('E3001', 'ENTERPRISE_BOARD_UNKNOWN') },
}

export function getBoard(app: App, { db, clock }: EnterpriseContext): void {
  app.get('/v2/enterprise/board', { schema }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    // The secret has 256 bits, so that its hash needs no key (identity stores the same).
    const secretHash = createHash('sha256')
      .update(request.headers['x-hibiki-board'] ?? '')
      .digest()
    const board = await findBoardBySecret(db, secretHash)
    if (!board) throw new ApiError('ENTERPRISE_BOARD_UNKNOWN')
    const now = clock()
    await markBoardSeen(db, board.id, now)
    return readBoardState(db, board, { now, language: getRequestLanguage(request) })
  })
}
