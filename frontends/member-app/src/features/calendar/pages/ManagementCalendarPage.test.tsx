import { createErrorResponse } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import { faceResult } from '../../face/testing/face-result.ts'
import { MAX_CUSTOMERS } from '../calendar.rules.ts'
import { hanakoId, oneEventPerCategory, sakuraId } from '../testing/create-calendar-event.ts'
import './ManagementCalendarPage.tsx'

const customers = [
  {
    id: hanakoId,
    name: '東京 花子',
    nameKana: 'トウキョウ ハナコ',
    email: 'hanako@salon.example',
    agency: '100000000001',
    assigned: true,
  },
  {
    id: sakuraId,
    name: '京都 桜',
    nameKana: '',
    email: 'sakura@salon.example',
    agency: '100000000001',
    assigned: false,
  },
]

let requestedUserIds: string[][]
let version: string
let conditions: (string | null)[]

beforeEach(() => {
  requestedUserIds = []
  version = 'as at first'
  conditions = []
  server.use(
    http.post('/calendar/esthe-between', async ({ readBody }) => {
      requestedUserIds.push((await readBody()).userIds)
      return oneEventPerCategory
    }),
    http.post('/calendar/esthe-between/version', () => ({ version })),
    http.get('/pic/calte/customers', ({ url }) => {
      const condition = url.searchParams.get('condition')
      conditions.push(condition)
      return {
        users: customers.filter(({ name }) => condition === null || name.includes(condition)),
      }
    }),
    http.post('/account/users', async ({ readBody }) => {
      const { userIds } = await readBody()
      return customers
        .filter(({ id }) => userIds.includes(id))
        .map((customer) => ({ userId: '', ...customer }))
    }),
  )
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('max-width'),
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})

/** The calendar polls every few seconds, which the journeys wait for, and whenever its page becomes visible. */
const focusPage = () => window.dispatchEvent(new Event('visibilitychange'))

const address = '/mypage/mng-calendar?day=2026-11-20'

const withoutDiagnosis = oneEventPerCategory.filter(({ category }) => category !== 'ai_esthetic')

/** Delays the responses to requests for events until `respond` is called with the events. */
function holdEvents() {
  const held = Promise.withResolvers<typeof oneEventPerCategory>()
  server.use(
    http.post('/calendar/esthe-between', async ({ readBody }) => {
      requestedUserIds.push((await readBody()).userIds)
      return await held.promise
    }),
  )
  return { respond: held.resolve }
}

function failEvents() {
  server.use(
    http.post('/calendar/esthe-between', async ({ readBody }) => {
      requestedUserIds.push((await readBody()).userIds)
      return createErrorResponse(500, 'E5000', '混み合っています。')
    }),
  )
}

function skipTime() {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  })
  onTestFinished(() => void vi.useRealTimers())
  return (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
}

describe('the management calendar', () => {
  it('names the customers of its address once a session of an easy login has given the password', async () => {
    let isConfirmed = false
    const refuseUnlessConfirmed = () =>
      isConfirmed ? undefined : createErrorResponse(422, 'E4014', 'パスワードの確認が必要です。')
    server.use(
      http.post('/calendar/esthe-between', refuseUnlessConfirmed),
      http.post('/calendar/esthe-between/version', refuseUnlessConfirmed),
      http.post('/account/users', refuseUnlessConfirmed),
      http.post('/auth/confirm-password', () => {
        isConfirmed = true
        return {}
      }),
    )
    signIn(createMember({ role: 'ROLE_PERSON_IN_CHARGE' }))
    const { user } = await renderApp(`${address}&customers=${hanakoId}`)
    await enterText(user, await screen.findByLabelText('パスワード'), 'secret-one')
    await user.click(screen.getByRole('button', { name: '確認する' }))
    expect(await screen.findByText('東京 花子')).toBeDefined()
  })

  it('shows the own usage until a person in charge chooses customers', async () => {
    signIn(createMember({ role: 'ROLE_PERSON_IN_CHARGE' }))
    const { user, router } = await renderApp(address)
    expect(await screen.findByText('選択がないため、ご自身の記録と予約を表示しています。')).toBeDefined()
    await waitFor(() => expect(requestedUserIds).toEqual([[]]))
    await user.click(screen.getByRole('combobox', { name: 'お客様' }))
    await user.click(await screen.findByRole('option', { name: /東京 花子/ }))
    expect(await screen.findByText('カルテ 施術記録')).toBeDefined()
    await user.click(screen.getByRole('option', { name: /京都 桜/ }))
    await waitFor(() => expect(requestedUserIds.at(-1)).toEqual([hanakoId, sakuraId]))
    // Names are needed only where several people are shown.
    expect(await screen.findByText('東京 花子様 カルテ 施術記録')).toBeDefined()
    expect(screen.getByText('2名を表示しています。')).toBeDefined()
    expect(new URLSearchParams(router.state.location.search).get('customers')).toBe(`${hanakoId},${sakuraId}`)
  })

  it('names the customers of its address and searches for what staff type', async () => {
    signIn(createMember({ role: 'ROLE_PERSON_IN_CHARGE' }))
    const { user } = await renderApp(`${address}&customers=${hanakoId}`)
    expect(await screen.findByText('東京 花子', { selector: '.MuiChip-label' })).toBeDefined()
    await user.type(screen.getByRole('combobox'), '京都')
    await waitFor(() => expect(conditions).toContain('京都'))
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  })

  it('hides what a customer withdraws, and a customer who leaves, while it is open', async () => {
    signIn(createMember({ role: 'ROLE_PERSON_IN_CHARGE' }))
    server.use(http.get('/aiesthe/detect-result', () => faceResult))
    const { user } = await renderApp(`${address}&customers=${hanakoId}`)
    await user.click(await screen.findByRole('button', { name: /顔診断結果/ }))
    const dialog = within(await screen.findByRole('dialog', { name: /顔診断結果/ }))
    expect(await dialog.findAllByRole('img')).toBeDefined()
    const left = oneEventPerCategory.filter(({ category }) => category !== 'ai_esthetic')
    server.use(http.post('/calendar/esthe-between', () => left))
    version = 'one is withdrawn'
    focusPage()
    expect(await dialog.findByText(/^この記録は、いまは表示できません。/)).toBeDefined()
    expect(dialog.queryByRole('img')).toBeNull()
    await user.click(dialog.getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(screen.queryByText(/顔診断結果/)).toBeNull())
    server.use(
      http.post('/calendar/esthe-between/version', () =>
        createErrorResponse(404, 'E4040', '見つかりませんでした。'),
      ),
    )
    focusPage()
    expect(await screen.findByText('見つかりませんでした。')).toBeDefined()
    expect(screen.queryByText('カルテ 施術記録')).toBeNull()
  })

  it('requests the events of customers once while nothing changes, however often it polls', async () => {
    signIn(createMember({ role: 'ROLE_PERSON_IN_CHARGE' }))
    let polls = 0
    server.use(
      http.post('/calendar/esthe-between/version', () => {
        polls++
        return { version }
      }),
    )
    await renderApp(`${address}&customers=${hanakoId}`)
    expect(await screen.findByText('カルテ 施術記録')).toBeDefined()
    for (const times of [2, 3, 4]) {
      focusPage()
      await waitFor(() => expect(polls).toBeGreaterThanOrEqual(times))
    }
    expect(requestedUserIds).toEqual([[hanakoId]])
    version = 'one more event'
    focusPage()
    await waitFor(() => expect(requestedUserIds).toEqual([[hanakoId], [hanakoId]]))
  })

  it('shows nothing that a newer version may have removed while its events load', async () => {
    signIn(createMember({ role: 'ROLE_PERSON_IN_CHARGE' }))
    await renderApp(`${address}&customers=${hanakoId}`)
    expect(await screen.findByText(/顔診断結果/)).toBeDefined()
    const { respond } = holdEvents()
    version = 'one is withdrawn'
    focusPage()
    await waitFor(() => expect(requestedUserIds).toHaveLength(2))
    await waitFor(() => expect(screen.queryByText(/顔診断結果/)).toBeNull())
    respond(withoutDiagnosis)
    expect(await screen.findByText('カルテ 施術記録')).toBeDefined()
    expect(screen.queryByText(/顔診断結果/)).toBeNull()
  })

  it('keeps a withdrawn record closed while the events of the next version load', async () => {
    signIn(createMember({ role: 'ROLE_PERSON_IN_CHARGE' }))
    server.use(http.get('/aiesthe/detect-result', () => faceResult))
    const { user } = await renderApp(`${address}&customers=${hanakoId}`)
    await user.click(await screen.findByRole('button', { name: /顔診断結果/ }))
    const dialog = within(await screen.findByRole('dialog', { name: /顔診断結果/ }))
    holdEvents().respond(withoutDiagnosis)
    version = 'one is withdrawn'
    focusPage()
    expect(await dialog.findByText(/^この記録は、いまは表示できません。/)).toBeDefined()
    const { respond } = holdEvents()
    version = 'another one is new'
    focusPage()
    await waitFor(() => expect(requestedUserIds).toHaveLength(3))
    await act(async () => {})
    expect(dialog.getByText(/^この記録は、いまは表示できません。/)).toBeDefined()
    respond(withoutDiagnosis)
    await screen.findByText('カルテ 施術記録')
    expect(dialog.getByText(/^この記録は、いまは表示できません。/)).toBeDefined()
  })

  it('waits for the version before it shows days of which it holds events in memory', async () => {
    signIn(createMember({ role: 'ROLE_PERSON_IN_CHARGE' }))
    const { router } = await renderApp(`${address}&customers=${hanakoId}`)
    expect(await screen.findByText(/顔診断結果/)).toBeDefined()
    await act(() => router.navigate(`/mypage/mng-calendar?day=2026-09-22&customers=${hanakoId}`))
    expect(await screen.findByText('この期間の記録はありません。')).toBeDefined()
    const polled = Promise.withResolvers<void>()
    server.use(
      http.post('/calendar/esthe-between/version', async () => {
        await polled.promise
        return { version: 'one is withdrawn' }
      }),
    )
    holdEvents().respond(withoutDiagnosis)
    await act(() => router.navigate(`${address}&customers=${hanakoId}`))
    await screen.findByRole('heading', { name: '2026年11月' })
    expect(screen.queryByText(/顔診断結果/)).toBeNull()
    polled.resolve()
    expect(await screen.findByText('カルテ 施術記録')).toBeDefined()
    expect(screen.queryByText(/顔診断結果/)).toBeNull()
  })

  it('requests events that failed again with the next polls, ever more rarely', async () => {
    signIn(createMember({ role: 'ROLE_PERSON_IN_CHARGE' }))
    failEvents()
    const skip = skipTime()
    await renderApp(`${address}&customers=${hanakoId}`)
    // Each poll retries once after a second.
    await waitFor(() => expect(requestedUserIds).toHaveLength(1))
    await skip(1100)
    expect(await screen.findByText('混み合っています。')).toBeDefined()
    expect(requestedUserIds).toHaveLength(2)
    await skip(4000)
    await waitFor(() => expect(requestedUserIds).toHaveLength(3))
    await skip(1100)
    await waitFor(() => expect(requestedUserIds).toHaveLength(4))
    expect(screen.getByText('混み合っています。')).toBeDefined()
    await skip(6000)
    expect(requestedUserIds).toHaveLength(4)
    holdEvents().respond(oneEventPerCategory)
    await skip(3000)
    expect(await screen.findByText('カルテ 施術記録')).toBeDefined()
    expect(screen.queryByText('混み合っています。')).toBeNull()
  })

  it('polls a version again whose first request failed', async () => {
    signIn(createMember({ role: 'ROLE_PERSON_IN_CHARGE' }))
    let isDown = true
    server.use(
      http.post('/calendar/esthe-between/version', () =>
        isDown ? createErrorResponse(500, 'E5000', '混み合っています。') : undefined,
      ),
    )
    const skip = skipTime()
    await renderApp(`${address}&customers=${hanakoId}`)
    await skip(1500)
    expect(await screen.findByText('混み合っています。')).toBeDefined()
    isDown = false
    await skip(4000)
    expect(await screen.findByText('カルテ 施術記録')).toBeDefined()
  })

  it('asks for the password once, not with every poll', async () => {
    let polls = 0
    server.use(
      http.post('/calendar/esthe-between/version', () => {
        polls++
        return createErrorResponse(422, 'E4014', 'パスワードの確認が必要です。')
      }),
    )
    signIn(createMember({ role: 'ROLE_PERSON_IN_CHARGE' }))
    const skip = skipTime()
    const { user } = await renderApp(`${address}&customers=${hanakoId}`)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'キャンセル' }))
    expect(await screen.findByText('パスワードの確認が必要です。')).toBeDefined()
    await skip(20_000)
    expect(polls).toBe(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('requests the events at most once when it is opened again, and not at all while those in memory are current', async () => {
    signIn(createMember({ role: 'ROLE_PERSON_IN_CHARGE' }))
    const { router } = await renderApp(`${address}&customers=${hanakoId}`)
    expect(await screen.findByText('カルテ 施術記録')).toBeDefined()
    const reopen = async () => {
      await act(() => router.navigate('/mypage/settings'))
      await waitFor(() => expect(screen.queryByText('カルテ 施術記録')).toBeNull())
      await act(() => router.navigate(`${address}&customers=${hanakoId}`))
      expect(await screen.findByText('カルテ 施術記録')).toBeDefined()
    }
    await reopen()
    expect(requestedUserIds).toHaveLength(1)
    version = 'one more event'
    await reopen()
    await waitFor(() => expect(requestedUserIds).toHaveLength(2))
    focusPage()
    await act(async () => {})
    expect(requestedUserIds).toHaveLength(2)
  })

  it('notices that something was published and withdrawn between a poll and its request for events', async () => {
    signIn(createMember({ role: 'ROLE_PERSON_IN_CHARGE' }))
    let isPublished = true
    server.use(
      http.post('/calendar/esthe-between', () => {
        const [events, listed] = isPublished
          ? [oneEventPerCategory, 'published']
          : [withoutDiagnosis, version]
        return HttpResponse.json(events, { headers: { 'calendar-version': listed } })
      }),
    )
    await renderApp(`${address}&customers=${hanakoId}`)
    expect(await screen.findByText(/顔診断結果/)).toBeDefined()
    isPublished = false
    focusPage()
    await waitFor(() => expect(screen.queryByText(/顔診断結果/)).toBeNull())
    expect(await screen.findByText('カルテ 施術記録')).toBeDefined()
  })

  it('disables further customers once twenty are chosen', async () => {
    signIn(createMember({ role: 'ROLE_PERSON_IN_CHARGE' }))
    const many = [hanakoId, ...Array.from({ length: MAX_CUSTOMERS - 1 }, () => crypto.randomUUID())]
    const { user } = await renderApp(`${address}&customers=${many.join(',')}`)
    expect(await screen.findByText(/一度に選べるのは20名までです。/)).toBeDefined()
    await user.click(screen.getByRole('combobox'))
    const other = await screen.findByRole('option', { name: /京都 桜/ })
    expect(other.getAttribute('aria-disabled')).toBe('true')
  })

  it('searches for administrators only once they have typed a part of a name', async () => {
    signIn(createMember({ role: 'ROLE_ADMIN' }))
    const { user } = await renderApp(address)
    await user.click(await screen.findByRole('combobox'))
    expect(await screen.findByText('お名前の一部を入力してください。')).toBeDefined()
    expect(conditions).toEqual([])
    await user.type(screen.getByRole('combobox'), '花')
    expect(await screen.findByRole('option', { name: /東京 花子/ })).toBeDefined()
  })

  it('shows other members only their own usage, whatever the address names', async () => {
    signIn(createMember({ role: 'ROLE_CUSTOMER' }))
    await renderApp(`${address}&customers=${hanakoId}`)
    await waitFor(() => expect(requestedUserIds).toEqual([[]]))
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.queryByRole('link', { name: '管理カレンダー' })).toBeNull()
  })

  it('redirects enterprise accounts to their settings', async () => {
    signIn(createMember({ role: 'ROLE_ENTERPRISE' }))
    const { router } = await renderApp(address)
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/settings'))
    expect(requestedUserIds).toEqual([])
  })
})
