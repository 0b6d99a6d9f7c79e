import type { App } from '@hibiki/http'
import type { IdentityContext } from '../../../context.ts'
import { startPairing, startPairingResponse } from '../start-pairing.ts'

const schema = {
  operationId: 'startDevicePairing',
  summary:
    'Returns a code by which an enterprise account lets this device in, and the secret that redeems it',
  tags: ['auth'],
  response: startPairingResponse,
}

export function startDevicePairing(app: App, context: IdentityContext): void {
  app.post('/auth/device-pairing', { schema }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return startPairing(context, request, 'pairing')
  })
}
