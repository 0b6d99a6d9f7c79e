import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { member } from '../../testing/members.ts'
import { apiUrl, refusal, server, signIn } from '../../testing/server.ts'
import { SessionProvider } from './components/SessionProvider.tsx'
import { useSession } from './session-context.ts'
import { openSessionTabs, type SessionTabs } from './session-tabs.ts'

const open = () => renderHook(useSession, { wrapper: SessionProvider }).result

async function openAsMember() {
  signIn(member())
  const session = open()
  await waitFor(() => expect(session.current.status).toBe('member'))
  return session
}

const answerMe = (answer: () => Response | Promise<Response>) =>
  server.use(http.post(apiUrl('/auth/me'), answer))
const unauthorized = () => refusal(401, 'E4010', 'ログインしてください。')
const faults: [string, () => Response][] = [
  ['a lost connection', () => HttpResponse.error()],
  ['503', () => refusal(503, 'E5030', '準備中です。')],
]

describe('a member who is confirmed again', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  let logouts = 0
  let otherTab: SessionTabs

  beforeEach(() => {
    warn.mockClear()
    logouts = 0
    otherTab = openSessionTabs(() => {})
    server.use(
      http.get(apiUrl('/auth/logout'), () => {
        logouts += 1
        return HttpResponse.json({})
      }),
      http.post(apiUrl('/auth/login'), () => HttpResponse.json({})),
    )
  })
  afterEach(() => otherTab.close())

  it('keeps the era in every tab, and another member begins a new one', async () => {
    const session = await openAsMember()
    const { era } = session.current
    signIn(member({ username: '新しい 名前' }))
    await act(() => session.current.verify())
    expect(session.current.user?.username).toBe('新しい 名前')
    expect(session.current.era).toBe(era)

    signIn(member({ username: '別のタブ' }))
    otherTab.tell('logged-in')
    await waitFor(() => expect(session.current.user?.username).toBe('別のタブ'))
    expect(session.current.era).toBe(era)

    signIn(member({ id: '0190a000-0000-7000-8000-000000000002' }))
    await act(() => session.current.verify())
    expect(session.current.era).not.toBe(era)
  })

  it.each(faults)('stays a member on %s, asked by this tab or by another', async (_what, fault) => {
    const session = await openAsMember()
    answerMe(fault)
    await act(async () => expect(await session.current.verify()).toBe(true))
    otherTab.tell('logged-in')
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(2))
    expect(session.current.status).toBe('member')
    expect(logouts).toBe(0)
  })

  it('is logged out, and told so, when the server knows nobody', async () => {
    const session = await openAsMember()
    answerMe(unauthorized)
    await act(async () => expect(await session.current.verify()).toBe(false))
    expect(session.current.status).toBe('visitor')
    expect(session.current.end).toEqual({ reason: 'refused' })
    await waitFor(() => expect(logouts).toBe(1))
  })

  it.each([['401', unauthorized] as [string, () => Response], ...faults])(
    'is not undone by the check at start that answers %s after the login',
    async (_what, late) => {
      const gate = Promise.withResolvers<void>()
      let asked = 0
      answerMe(async () => {
        asked += 1
        if (asked > 1) return HttpResponse.json(member())
        await gate.promise
        return late()
      })
      const session = open()
      await waitFor(() => expect(asked).toBe(1))
      await act(async () => {
        expect(await session.current.login({ loginId: 'general', password: 'x' })).toEqual({ ok: true })
      })
      gate.resolve()
      await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
      expect(session.current.status).toBe('member')
      expect(session.current.end).toBeNull()
      expect(logouts).toBe(0)
      expect(asked).toBe(2)
    },
  )
})
