import type { FastifyInstance, FastifyReply } from 'fastify'
import { addIsoDuration } from './add-iso-duration.ts'
import type { MovableClock } from './movable-clock.ts'

const earliest = Date.parse('2020-01-01T00:00:00Z')
const latest = Date.parse('2100-01-01T00:00:00Z')

/**
 * Only in local mode: `POST /dev/clock {"now": ISO}` or `{"advance": "P1M"}` moves the clock of contracts, payments, rooms, evenings and appointments, and
 * responds after everything due by then has run. `GET` returns the time.
 */
export function clockRoutes(
  clock: MovableClock,
  passTime: () => Promise<void>,
): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    const sendTime = (reply: FastifyReply) =>
      reply.header('cache-control', 'no-store').send({ now: clock.now().toISOString() })

    app.get('/dev/clock', async (_request, reply) => sendTime(reply))
    app.post<{ Body: unknown }>('/dev/clock', async (request, reply) => {
      const now = wantedTime(request.body, clock.now())
      if (now === null)
        return reply.code(400).send({ message: 'Give {"now": an ISO time} or {"advance": "P1M"}.' })
      clock.moveTo(now)
      await passTime()
      return sendTime(reply)
    })
  }
}

function wantedTime(body: unknown, now: Date): Date | null {
  const { now: moment, advance } = (body ?? {}) as { now?: unknown; advance?: unknown }
  const target =
    typeof advance === 'string'
      ? addIsoDuration(now, advance)
      : typeof moment === 'string'
        ? new Date(moment)
        : null
  const time = target?.getTime() ?? Number.NaN
  return time >= earliest && time <= latest ? target : null
}
