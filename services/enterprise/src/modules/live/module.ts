import type { Duplex } from 'node:stream'
import websocket from '@fastify/websocket'
import { type App, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { enterpriseAccess } from '../../access.ts'
import type { EnterpriseContext } from '../../context.ts'
import { issueSocketTicket } from './routes/issue-socket-ticket.ts'
import { openRoomSocket } from './routes/open-room-socket.ts'
import { MAX_FRAME_BYTES } from './socket-protocol.ts'
import { deleteExpiredSocketTickets } from './socket-tickets.sql.ts'

export const live = defineModule<EnterpriseContext>({
  name: 'live',
  routes(app, ctx) {
    ctx.metrics.register(app.metrics.registry)
    const upgrades = trackUpgrades(app)
    app.register(async (accounts: App) => {
      // This hook precedes the access rule, so that sockets of rejected upgrades are closed too.
      await accounts.register(websocket, {
        options: { maxPayload: MAX_FRAME_BYTES },
        // Connected devices are told to reconnect; sockets without a hello are just closed.
        preClose: async () => {
          await ctx.connections.close()
          upgrades.destroy()
        },
      })
      allow(accounts, enterpriseAccess)
      issueSocketTicket(accounts, ctx)
      openRoomSocket(accounts, ctx)
    })
  },
  jobs: ({ db, clock }) => [
    { name: 'delete-expired-tickets', everyMs: 60_000, run: () => deleteExpiredSocketTickets(db, clock()) },
  ],
  personalData: [
    {
      table: 'socket_tickets',
      person: 'member_id',
      export: { none: 'secrets of 30 seconds' },
      erase: 'delete',
    },
  ],
})

/**
 * Tracks the sockets of all upgrades, including those whose session is still being verified. Otherwise a socket that becomes a websocket only
 * during shutdown would have no owner, and the server would wait for its timeouts.
 */
function trackUpgrades(app: App): { destroy(): void } {
  const sockets = new Set<Duplex>()
  let isClosing = false
  app.server.on('upgrade', (_request, socket) => {
    if (isClosing) return socket.destroy()
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return {
    destroy() {
      isClosing = true
      for (const socket of sockets) socket.destroy()
    },
  }
}
