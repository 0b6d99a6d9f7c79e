import { createErrorResponse } from '@hibiki/api-mocks'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../lib/api/client.ts'
import { roomStorageKey } from '../../lib/is-room-device.ts'
import { createMember } from '../../testing/create-member.ts'
import { http, type ResponseOf, server, signIn } from '../../testing/server.ts'
import { SessionProvider } from './components/SessionProvider.tsx'
import { ACCESS_TOKEN_MS } from './refresh-timer.ts'
import { useSession } from './session-context.ts'
import {
  clearRefresh,
  openSessionTabs,
  readLastRefreshAt,
  readMember,
  type SessionTabs,
  saveMember,
  saveRefresh,
} from './session-tabs.ts'

const open = () => renderHook(useSession, { wrapper: SessionProvider }).result

async function openAsMember() {
  signIn(createMember())
  const session = open()
  await waitFor(() => expect(session.current.status).toBe('member'))
  return session
}

type Me = ResponseOf<'POST /auth/me'>
const respondWithMe = (respond: () => Me | Promise<Me>) => server.use(http.post('/auth/me', respond))
const playInRoom = (userId: string) => localStorage.setItem(roomStorageKey, JSON.stringify({ userId }))
const unauthorized = () => createErrorResponse(401, 'E4010', 'ログインしてください。')
const faults: [string, () => Me][] = [
  ['a lost connection', () => HttpResponse.error()],
  ['503', () => createErrorResponse(503, 'E5030', '準備中です。')],
]

describe('the app opened without a network', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  beforeEach(() => warn.mockClear())

  async function openAfter(fault: () => Me) {
    const first = await openAsMember()
    cleanup()
    respondWithMe(fault)
    const session = open()
    await waitFor(() => expect(session.current.status).not.toBe('checking'))
    return { session, user: first.current.user }
  }

  it('opens for the member the server confirmed last, until it confirms somebody', async () => {
    const { session, user } = await openAfter(() => HttpResponse.error())
    expect(session.current).toMatchObject({ status: 'member', user })
    const { sessionKey } = session.current
    signIn(createMember({ username: '新しい 名前' }))
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(session.current.user?.username).toBe('新しい 名前'))
    expect(session.current.sessionKey).toBe(sessionKey)
  })

  it('confirms the member before any request in their name, and ends the session when the server refuses', async () => {
    const { session } = await openAfter(() => HttpResponse.error())
    const requests: string[] = []
    respondWithMe(() => {
      requests.push('me')
      return unauthorized()
    })
    server.use(
      http.get('/account/exports', () => {
        requests.push('exports')
        return unauthorized()
      }),
    )
    await act(async () => void (await api.GET('/account/exports').catch(() => undefined)))
    await waitFor(() => expect(session.current.end).toEqual({ reason: 'refused' }))
    expect(requests[0]).toBe('me')
    expect(localStorage.getItem('hibiki.session.member')).toBeNull()
  })

  it('opens for a visitor when the server responds with a fault, but for the member in a room (ADR 0015)', async () => {
    const fault = () => createErrorResponse(503, 'E5030', '準備中です。')
    expect((await openAfter(fault)).session.current.status).toBe('visitor')
    playInRoom(createMember().id)
    const { session, user } = await openAfter(fault)
    expect(session.current).toMatchObject({ status: 'member', user })
  })
})

describe('a call refused with 401', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  beforeEach(() => warn.mockClear())

  it.each([
    ['ends the session', { isRoom: false, hasExpired: true, end: { reason: 'refused' } }],
    [
      'ends that of a room whose token still holds',
      { isRoom: true, hasExpired: false, end: { reason: 'refused' } },
    ],
    ['leaves a room alone whose token could not be refreshed', { isRoom: true, hasExpired: true, end: null }],
  ])('%s', async (_what, { isRoom, hasExpired, end }) => {
    server.use(
      http.get('/account/exports', unauthorized),
      http.get('/auth/logout', () => ({})),
      http.post('/auth/refresh', () => createErrorResponse(503, 'E5030', '準備中です。')),
    )
    const session = await openAsMember()
    playInRoom(isRoom ? createMember().id : 'whoever was here before')
    if (hasExpired) saveRefresh(Date.now() - ACCESS_TOKEN_MS)
    await act(async () => void (await api.GET('/account/exports').catch(() => undefined)))
    expect(session.current.end).toEqual(end)
    expect(session.current.status).toBe(end ? 'visitor' : 'member')
  })
})

describe('a member who is confirmed again', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  let logouts = 0
  let otherTab: SessionTabs

  beforeEach(() => {
    warn.mockClear()
    logouts = 0
    otherTab = openSessionTabs(() => {})
    server.use(
      http.get('/auth/logout', () => {
        logouts += 1
        return {}
      }),
    )
  })
  afterEach(() => otherTab.close())

  it('keeps the session key in every tab, and another member gets a new one', async () => {
    const session = await openAsMember()
    const { sessionKey } = session.current
    signIn(createMember({ username: '新しい 名前' }))
    await act(() => session.current.verify())
    expect(session.current.user?.username).toBe('新しい 名前')
    expect(session.current.sessionKey).toBe(sessionKey)

    signIn(createMember({ username: '別のタブ' }))
    otherTab.broadcast('logged-in')
    await waitFor(() => expect(session.current.user?.username).toBe('別のタブ'))
    expect(session.current.sessionKey).toBe(sessionKey)

    signIn(createMember({ id: '0190a000-0000-7000-8000-000000000002' }))
    await act(() => session.current.verify())
    expect(session.current.sessionKey).not.toBe(sessionKey)
  })

  it.each(faults)('stays a member on %s of a request by this tab or another', async (_what, fault) => {
    const session = await openAsMember()
    respondWithMe(fault)
    await act(async () => expect(await session.current.verify()).toBe(true))
    otherTab.broadcast('logged-in')
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(2))
    expect(session.current.status).toBe('member')
    expect(logouts).toBe(0)
  })

  it('is logged out with an alert when the server knows nobody', async () => {
    const session = await openAsMember()
    respondWithMe(unauthorized)
    await act(async () => expect(await session.current.verify()).toBe(false))
    expect(session.current.status).toBe('visitor')
    expect(session.current.end).toEqual({ reason: 'refused' })
    await waitFor(() => expect(logouts).toBe(1))
  })

  it.each([['401', unauthorized] as [string, () => Me], ...faults])(
    'stays a member when the check at start returns %s after the login',
    async (_what, late) => {
      const gate = Promise.withResolvers<void>()
      let asked = 0
      respondWithMe(async () => {
        asked += 1
        if (asked > 1) return createMember()
        await gate.promise
        return late()
      })
      const session = open()
      await waitFor(() => expect(asked).toBe(1))
      await act(async () => {
        expect(await session.current.enter()).not.toBeNull()
      })
      gate.resolve()
      await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
      expect(session.current.status).toBe('member')
      expect(session.current.end).toBeNull()
      expect(logouts).toBe(0)
      expect(asked).toBe(2)
    },
  )

  it.each([
    { where: 'this tab', status: '200', respond: () => createMember() },
    { where: 'another tab', status: '200', respond: () => createMember() },
    { where: 'this tab', status: '401', respond: unauthorized },
    { where: 'another tab', status: '401', respond: unauthorized },
  ])(
    'stays logged out by $where when a verification under way returns $status',
    async ({ respond, where }) => {
      const onMessage = vi.fn()
      otherTab.close()
      otherTab = openSessionTabs(onMessage)
      const session = await openAsMember()
      const [asked, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      respondWithMe(async () => {
        asked.resolve()
        await gate.promise
        return respond()
      })
      const verified = session.current.verify()
      await asked.promise
      if (where === 'this tab') await act(() => session.current.logout())
      else {
        clearRefresh()
        otherTab.broadcast('logged-out')
      }
      await waitFor(() => expect(session.current.status).toBe('visitor'))
      const before = logouts
      gate.resolve()
      await act(async () => expect(await verified).toBe(false))
      expect(session.current.status).toBe('visitor')
      expect(readMember()).toBeNull()
      await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
      expect(onMessage).not.toHaveBeenCalledWith('logged-in')
      expect(logouts).toBe(before)
    },
  )

  it('postpones the next refresh by a login, but not by a confirmation', async () => {
    const session = await openAsMember()
    const before = Date.now() - 25 * 60_000
    saveRefresh(before)
    await act(() => session.current.verify())
    expect(readLastRefreshAt()).toBe(before)
    await act(() => session.current.enter())
    expect(readLastRefreshAt()).toBeGreaterThan(before)
  })

  it.each([
    ['/account/exports', 'a call of its own', 'visitor'],
    ['/account/agencies', 'a call of visitors', 'member'],
  ] as const)('on 401 of %s, %s, is a %s afterwards', async (path, _whose, status) => {
    const session = await openAsMember()
    server.use(http.get(path, unauthorized))
    await act(async () => {
      await api.GET(path as '/account/exports').catch(() => undefined)
    })
    expect(session.current.status).toBe(status)
  })
})

describe('a device whose storage is full', () => {
  const write = Storage.prototype.setItem
  const fillStorage = () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
  }
  afterEach(() => {
    Storage.prototype.setItem = write
    clearRefresh()
  })

  it('logs in all the same, and the tab remembers when', async () => {
    const session = open()
    await waitFor(() => expect(session.current.status).toBe('visitor'))
    fillStorage()
    signIn(createMember())
    await act(async () => expect(await session.current.enter()).not.toBeNull())
    expect(session.current.status).toBe('member')
    expect(readLastRefreshAt()).toBeGreaterThan(0)
    await act(() => session.current.logout())
    expect(readLastRefreshAt()).toBeNull()
  })

  it('forgets the previous member when the next one cannot be saved', async () => {
    await openAsMember()
    fillStorage()
    saveMember(createMember({ id: '0190a000-0000-7000-8000-000000000002' }))
    expect(readMember()).toBeNull()
  })
})

describe('the refresh at start', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'))

  it.each([
    ['is sent by this tab when no other has sent it', false, 1],
    ['is left to the tab that holds the lock', true, 0],
  ])('%s', async (_what, doneElsewhere, ours) => {
    const lock = Promise.withResolvers<void>()
    const request = (_name: string, _options: LockOptions, work: () => Promise<unknown>) =>
      lock.promise.then(work)
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
    saveRefresh(Date.now() - 3_600_000)
    let refreshed = 0
    let asked = 0
    respondWithMe(() => {
      asked += 1
      return asked > 1 ? createMember() : unauthorized()
    })
    server.use(
      http.post('/auth/refresh', () => {
        refreshed += 1
        return {}
      }),
    )
    const session = open()
    await waitFor(() => expect(asked).toBe(1))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(refreshed).toBe(0)
    if (doneElsewhere) saveRefresh(Date.now())
    lock.resolve()
    await waitFor(() => expect(session.current.status).toBe('member'))
    expect(refreshed).toBe(ours)
  })
})
