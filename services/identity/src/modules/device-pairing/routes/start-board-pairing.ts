import type { App } from '@hibiki/http'
import type { IdentityContext } from '../../../context.ts'
import { startPairing, startPairingResponse } from '../start-pairing.ts'

const schema = {
  operationId: 'startBoardPairing',
  summary:
    'Returns a code by which an enterprise account makes this screen a status board, and the secret that reads the board afterwards',
  tags: ['auth'],
  response: startPairingResponse,
}

/** A board gets no session: the enterprise service stores the hash of the secret once the code was claimed. */
export function startBoardPairing(app: App, context: IdentityContext): void {
  app.post('/auth/board-pairing', { schema }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return startPairing(context, request, 'board-pairing')
  })
}
