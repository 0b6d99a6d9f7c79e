import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { watchLockWaits } from '../src/migrate-waits.ts'
import { openDatabase } from '../src/open-database.ts'

/** "You are who you say" and "ask me": all that a client needs to send its query. */
const welcome = Buffer.from([
  ...Buffer.from('R'),
  0,
  0,
  0,
  8,
  0,
  0,
  0,
  0,
  ...Buffer.from('Z'),
  0,
  0,
  0,
  5,
  73,
])

let server: Server | undefined

afterEach(() => {
  vi.useRealTimers()
  server?.close()
})

/** A Postgres that answers `answers` times, and then no more. */
async function hangingPostgres(answers: number): Promise<{ url: string; hangs: Promise<Socket> }> {
  const listening = createServer()
  server = listening
  const hangs = new Promise<Socket>((resolve) => {
    listening.on('connection', (socket) => {
      let asked = 0
      socket.on('data', () => {
        asked += 1
        if (asked <= answers) socket.write(welcome)
        else resolve(socket)
      })
    })
  })
  await once(listening.listen(0, '127.0.0.1'), 'listening')
  return { url: `postgres://somebody@127.0.0.1:${(listening.address() as AddressInfo).port}/any`, hangs }
}

describe('a look at what a migration waits for', () => {
  it.each([
    ['connected', 0],
    ['answered', 1],
  ])('that is not %s keeps no migration from ending, and ends by itself', async (_, answers) => {
    const { url, hangs } = await hangingPostgres(answers)
    const database = openDatabase({ url, schema: 'any', applicationName: 'any' })
    const waits = watchLockWaits({ database, everyMs: 1 })
    // Only the limits of the look run on this clock, which stands still: whoever waited for the look would wait for ever.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const connection = await waits.during(1, () => hangs)
    const disconnected = once(connection, 'close')
    vi.advanceTimersByTime(1_000)
    expect(await waits.last()).toBeUndefined()
    await waits.close()
    await disconnected
  })
})
