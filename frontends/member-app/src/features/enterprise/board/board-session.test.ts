import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BoardApi, BoardReading } from '../api/board-api.ts'
import { createBoardState } from '../testing/create-board-state.ts'
import { createBoardSession, isConnectionLost } from './board-session.ts'
import type { StoredBoard } from './board-storage.ts'

const begun = Date.UTC(2026, 10, 22, 12)
const CODE_LIFETIME_MS = 600_000

/** The service as a screen sees it: it knows which secret is that of a board. */
function startServer() {
  const server = { boardSecret: null as string | null, isAway: false, codes: 0, reads: 0 }
  const calls: BoardApi = {
    start: async () => {
      if (server.isAway) return null
      server.codes += 1
      const expiresAt = new Date(Date.now() + CODE_LIFETIME_MS).toISOString()
      return { code: `CODE-${server.codes}`, secret: `secret-${server.codes}`, expiresAt }
    },
    read: async (secret): Promise<BoardReading> => {
      server.reads += 1
      if (server.isAway) return { kind: 'failed' }
      return secret === server.boardSecret
        ? { kind: 'state', state: createBoardState() }
        : { kind: 'unknown' }
    },
  }
  const stored = { board: null as StoredBoard | null }
  const storage = {
    read: () => stored.board,
    save: (board: StoredBoard) => {
      stored.board = board
    },
  }
  const open = () => {
    const session = createBoardSession({ calls, storage })
    opened.push(session)
    return session
  }
  return { server, stored, open }
}

const opened: ReturnType<typeof createBoardSession>[] = []
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers({ now: begun })
})
afterEach(() => {
  for (const session of opened.splice(0)) session.close()
  vi.useRealTimers()
})

describe('a screen that is no board yet', () => {
  it('shows a code by itself, and the board within five seconds after it was paired', async () => {
    const { server, open } = startServer()
    const session = open()
    await wait(0)
    expect(session.snapshot()).toEqual({ phase: 'pairing', code: 'CODE-1' })
    server.boardSecret = 'secret-1'
    await wait(5000)
    expect(session.snapshot()).toMatchObject({ phase: 'paired', state: { boardName: 'フロント' } })
  })

  it('shows the next code once the first one has expired, and no other before', async () => {
    const { server, open } = startServer()
    const session = open()
    await wait(CODE_LIFETIME_MS - 5000)
    expect([session.snapshot(), server.codes]).toEqual([{ phase: 'pairing', code: 'CODE-1' }, 1])
    await wait(25_000)
    expect(session.snapshot()).toEqual({ phase: 'pairing', code: 'CODE-2' })
  })

  it('becomes the board of a code that was sent just before it expired, and does not show it any more', async () => {
    const { server, open } = startServer()
    const session = open()
    await wait(CODE_LIFETIME_MS + 6000)
    expect([session.snapshot(), server.codes]).toEqual([{ phase: 'starting' }, 1])
    server.boardSecret = 'secret-1'
    await wait(5000)
    expect([session.snapshot().phase, server.codes]).toEqual(['paired', 1])
  })

  it('shows the same code after it was loaded again, as long as it works', async () => {
    const { server, stored, open } = startServer()
    const first = open()
    await wait(0)
    first.close()
    const second = open()
    await wait(0)
    expect([second.snapshot(), server.codes]).toEqual([{ phase: 'pairing', code: 'CODE-1' }, 1])
    second.close()
    await wait(CODE_LIFETIME_MS + 15_000)
    const third = open()
    await wait(0)
    expect(third.snapshot()).toEqual({ phase: 'pairing', code: 'CODE-2' })
    expect(stored.board).toMatchObject({ code: 'CODE-2', secret: 'secret-2' })
  })

  it('shows no expired code while the service is away', async () => {
    const { server, open } = startServer()
    const session = open()
    await wait(0)
    server.isAway = true
    await wait(CODE_LIFETIME_MS - 10_000)
    expect(session.snapshot()).toEqual({ phase: 'pairing', code: 'CODE-1' })
    await wait(20_000)
    expect(session.snapshot()).toEqual({ phase: 'unreachable' })
  })

  it('says that the service cannot be reached, and shows a code once it can', async () => {
    const { server, open } = startServer()
    server.isAway = true
    const session = open()
    await wait(0)
    expect(session.snapshot()).toEqual({ phase: 'unreachable' })
    server.isAway = false
    await wait(10_000)
    expect(session.snapshot()).toEqual({ phase: 'pairing', code: 'CODE-1' })
  })
})

describe('a board', () => {
  it('shows its state again after a restart of the browser, without a code', async () => {
    const { server, stored, open } = startServer()
    const first = open()
    await wait(0)
    server.boardSecret = 'secret-1'
    await wait(5000)
    first.close()
    expect(stored.board).toEqual({ secret: 'secret-1' })
    const second = open()
    await wait(0)
    expect([second.snapshot().phase, server.codes]).toEqual(['paired', 1])
  })

  it('shows a code again within a minute after it was released', async () => {
    const { server, stored, open } = startServer()
    stored.board = { secret: 'secret-0' }
    server.boardSecret = 'secret-0'
    const session = open()
    await wait(0)
    expect(session.snapshot().phase).toBe('paired')
    server.boardSecret = null
    await wait(60_000)
    expect(session.snapshot()).toEqual({ phase: 'pairing', code: 'CODE-1' })
    expect(stored.board?.secret).toBe('secret-1')
  })

  it('keeps its secret and tells how old its state is while the service is away', async () => {
    const { server, stored, open } = startServer()
    stored.board = { secret: 'secret-0' }
    server.boardSecret = 'secret-0'
    const session = open()
    await wait(0)
    server.isAway = true
    await wait(14_000)
    const view = session.snapshot()
    if (view.phase !== 'paired') throw new Error('the board is paired')
    expect(isConnectionLost(view.receivedMs, Date.now())).toBe(false)
    await wait(2000)
    expect(isConnectionLost(view.receivedMs, Date.now())).toBe(true)
    server.isAway = false
    await wait(5000)
    const next = session.snapshot()
    expect(next.phase === 'paired' && isConnectionLost(next.receivedMs, Date.now())).toBe(false)
    expect([stored.board, server.codes]).toEqual([{ secret: 'secret-0' }, 0])
  })

  it('stores its secret again after another tab stored a code', async () => {
    const { server, stored, open } = startServer()
    stored.board = { secret: 'secret-0' }
    server.boardSecret = 'secret-0'
    open()
    await wait(0)
    stored.board = { code: 'CODE-9', secret: 'secret-9', expiresAt: new Date().toISOString() }
    await wait(4000)
    expect(stored.board).toEqual({ secret: 'secret-0' })
  })

  it('does not poll any more once it is closed', async () => {
    const { server, open } = startServer()
    const session = open()
    await wait(0)
    session.close()
    const { reads } = server
    await wait(60_000)
    expect(server.reads).toBe(reads)
  })
})
