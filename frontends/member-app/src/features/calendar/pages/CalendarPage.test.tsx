import { createErrorResponse } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import { createField, createRecord } from '../../charts/testing/chart-data.ts'
import { faceResult } from '../../face/testing/face-result.ts'
import { createCalendarEvent, hanakoId, oneEventPerCategory } from '../testing/create-calendar-event.ts'
import type { CalendarEvent } from '../types.ts'
import './CalendarPage.tsx'
import './ManagementCalendarPage.tsx'

/** The requests that the calendar sent. */
let requested: { userIds: string[]; since: string; until: string }[]

function serve(events: CalendarEvent[] = oneEventPerCategory) {
  server.use(
    http.post('/calendar/esthe-between', async ({ readBody }) => {
      requested.push(await readBody())
      return events
    }),
    http.get('/calendar/feed', () => ({ createdAt: null })),
  )
}

beforeEach(() => {
  requested = []
  serve()
  signIn(createMember({ id: hanakoId, role: 'ROLE_CUSTOMER' }))
  // These tests show the agenda of phones; the grid is tested in Chromium.
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('max-width'),
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})

const open = (address = '/mypage/calendar?day=2026-11-20') => renderApp(address)
const findButton = (name: string | RegExp) => screen.findByRole('button', { name })

describe('the calendar', () => {
  it('requests the days it shows and lists the events of the chosen one, diagnoses with their stress percent', async () => {
    await open()
    const main = within(await screen.findByRole('main'))
    expect(await main.findByRole('heading', { name: '2026年11月' })).toBeDefined()
    expect(await main.findByText('顔診断結果（表情ストレス目安18%）')).toBeDefined()
    expect(main.getByText('カルテ 施術記録')).toBeDefined()
    expect(requested).toEqual([{ userIds: [], since: '2026-11-01', until: '2026-12-13' }])
    const days = main.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
    expect(days).toEqual(['2026年11月20日(金)'])
  })

  it('scrolls to today when it opens and when the member presses 今日', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T15:30:00Z'), toFake: ['Date'] })
    const scrolled: (string | null | undefined)[] = []
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolled.push(this.querySelector('h3')?.textContent)
    }
    serve([createCalendarEvent(9, 'dmv', '2026-11-17 21:00:00'), ...oneEventPerCategory])
    try {
      const { user } = await open('/mypage/calendar?view=week')
      const latest = '2026年11月21日(土)'
      await waitFor(() => expect(scrolled).toEqual([latest]))
      await user.click(screen.getByRole('button', { name: '今日' }))
      await waitFor(() => expect(scrolled).toEqual([latest, latest]))
      await user.click(screen.getByRole('button', { name: '前の週' }))
      await screen.findByRole('heading', { name: /からの週$/ })
      expect(scrolled).toHaveLength(2)
    } finally {
      vi.useRealTimers()
      Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
    }
  })

  it.each([
    ['カルテ記録', ['カルテ 施術記録']],
    ['AIエステ', ['顔診断結果（表情ストレス目安18%）']],
    ['DMV体験', ['AIエステ 顔診断 朝の水音']],
  ])('shows only the events that the filter %s names', async (name, shown) => {
    const { user, router } = await open()
    const main = within(await screen.findByRole('main'))
    await main.findByText('カルテ 施術記録')
    await user.click(main.getByRole('button', { name: '表示と絞り込み' }))
    await user.click(main.getByRole('button', { name }))
    await waitFor(() =>
      expect(main.queryAllByText(/カルテ |顔診断|メディカルサウンド /)).toHaveLength(shown.length),
    )
    for (const text of shown) expect(main.getByText(text)).toBeDefined()
    expect(router.state.location.search).toContain('show=')
    await user.click(main.getByRole('button', { name: 'すべて' }))
    expect(await main.findByText('カルテ 施術記録')).toBeDefined()
  })

  it('shows a saved stress check and deletes it when the member withdraws it', async () => {
    const id = '00000000-0000-4000-8000-000000000077'
    const event = createCalendarEvent(77, 'stress_check', '2026-11-20 12:00:00', {
      id,
      title: 'ストレスチェック レベル3',
      recordId: null,
    })
    serve([event])
    const withdrawn: object[] = []
    server.use(
      http.get('/stress-check/results', () => [
        { id, score: 30, level: 3, savedAt: '2026-11-21T03:00:00.000Z', forChoice: true },
      ]),
      http.post('/stress-check/withdraw', async ({ readBody }) => {
        withdrawn.push(await readBody())
        return {}
      }),
    )
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: /ストレスチェック レベル3/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'ストレスチェック レベル3' }))
    expect(await dialog.findByText('合計 30点（80点満点）')).toBeDefined()
    await user.click(dialog.getByRole('button', { name: '保存を取り消す' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(withdrawn).toEqual([{ id }])
    expect(requested.length).toBeGreaterThan(1)
  })

  it('switches the view, moves on and back and to today, and keeps each step in the address', async () => {
    const { user, router } = await open()
    await user.click(await findButton('表示と絞り込み'))
    await user.click(await findButton('週'))
    expect(await screen.findByRole('heading', { name: /11月15日からの週$/ })).toBeDefined()
    await user.click(await findButton('前の週'))
    await user.click(await findButton('日'))
    expect(await screen.findByRole('heading', { level: 2, name: /11月13日\(金\)$/ })).toBeDefined()
    await user.click(await findButton('次の日'))
    await waitFor(() => expect(requested.at(-1)).toMatchObject({ since: '2026-11-14', until: '2026-11-15' }))
    expect(router.state.location.search).toBe('?day=2026-11-14&view=day')
    expect(await screen.findByText('この期間の記録はありません。')).toBeDefined()
    await user.click(await findButton('今日'))
    await waitFor(() => expect(router.state.location.search).not.toContain('2026-11-14'))
  })

  it('opens a day when the member presses its name', async () => {
    const { user, router } = await open()
    await user.click(await findButton('2026年11月20日(金)'))
    await waitFor(() => expect(router.state.location.search).toBe('?day=2026-11-20&view=day'))
    expect(await screen.findByRole('heading', { level: 2, name: /11月20日\(金\)$/ })).toBeDefined()
  })

  it('names each day of a month with its longest sound, and lists the rows of the day that is pressed', async () => {
    const heard = (number: number, start: string, end: string, soundName: string) =>
      createCalendarEvent(number, 'medical_sound', start, {
        end,
        title: `メディカルサウンド 自然音 ${soundName}`,
        soundId: `0190a000-0000-7000-8000-0000000000a${number}`,
        soundName,
      })
    serve([
      heard(1, '2026-11-05 21:00:00', '2026-11-05 21:02:00', '朝の霧'),
      heard(2, '2026-11-05 22:00:00', '2026-11-05 22:30:00', '夜の海'),
    ])
    const { user, router } = await open()
    const grid = within(await screen.findByRole('grid', { name: '2026年11月' }))
    expect(await screen.findByText('この日の記録はありません。')).toBeDefined()
    expect(grid.getAllByRole('gridcell')).toHaveLength(30)
    await user.click(await grid.findByRole('button', { name: '2026年11月5日(木)、夜の海、記録2件' }))
    expect(await screen.findByRole('button', { name: /自然音 朝の霧/ })).toBeDefined()
    expect(screen.getByRole('button', { name: /自然音 夜の海/ })).toBeDefined()
    expect(grid.getByRole('gridcell', { selected: true }).textContent).toBe('5')
    expect(router.state.location.search).toBe('?day=2026-11-05')
  })

  it('moves through a month and into the next by arrow keys, with one tab stop and one request per month', async () => {
    const { user } = await open('/mypage/calendar?day=2026-11-29')
    const grid = within(await screen.findByRole('grid'))
    await waitFor(() => expect(requested).toHaveLength(1))
    grid.getByRole('button', { name: /^2026年11月29日/ }).focus()
    await user.keyboard('{ArrowUp}{ArrowLeft}')
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^2026年11月21日/))
    expect(requested).toHaveLength(1)
    await user.keyboard('{PageDown}')
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^2026年12月21日/))
    await waitFor(() => expect(requested).toHaveLength(2))
    await user.keyboard('{Home}')
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^2026年12月20日/))
    expect(grid.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  })

  it('counts each key from the day that was chosen last, also before that day is shown', async () => {
    await open('/mypage/calendar?day=2026-11-29')
    const grid = within(await screen.findByRole('grid', { name: '2026年11月' }))
    await waitFor(() => expect(requested).toHaveLength(1))
    act(() => {
      grid.getByRole('button', { name: /^2026年11月1日/ }).click()
      const key = (name: string) => fireEvent.keyDown(screen.getByRole('grid'), { key: name })
      for (const name of ['ArrowLeft', 'ArrowUp', 'ArrowRight']) key(name)
    })
    await waitFor(() =>
      expect(screen.getByRole('gridcell', { selected: true }).querySelector('button')?.ariaLabel).toMatch(
        /^2026年10月25日/,
      ),
    )
  })

  it('shows the message of a failed request and requests the events again when the member retries', async () => {
    server.use(
      http.post('/calendar/esthe-between', () => createErrorResponse(500, 'E5000', '混み合っています。')),
    )
    const { user } = await open()
    expect(await screen.findByText('混み合っています。')).toBeDefined()
    serve()
    await user.click(await findButton('もう一度試す'))
    expect(await screen.findByText('カルテ 施術記録')).toBeDefined()
  })
})

describe('the detail of an event', () => {
  const dialog = async () => within(await screen.findByRole('dialog'))

  it('shows photos, stress percent and the link to the page of a diagnosis', async () => {
    server.use(http.get('/aiesthe/detect-result', () => faceResult))
    const { user } = await open()
    await user.click(await findButton(/顔診断結果/))
    const shown = await dialog()
    expect(await shown.findByText('18%')).toBeDefined()
    expect(shown.getByText('表情の変化')).toBeDefined()
    const link = shown.getByRole('link', { name: '診断結果のページへ' })
    expect(link.getAttribute('href')).toBe(
      `/mypage/aiesthe-history/timeline?id=${oneEventPerCategory[1]?.id}`,
    )
  })

  it('shows the exact text of the specification when a diagnosis does not load', async () => {
    server.use(
      http.get('/aiesthe/detect-result', () => createErrorResponse(404, 'E4040', '見つかりません。')),
    )
    const { user } = await open()
    await user.click(await findButton(/顔診断結果/))
    expect(await (await dialog()).findByText('読み込みに失敗しました。')).toBeDefined()
  })

  const play = {
    planName: 'プラン名',
    soundName: '朝の水音',
    courseMin: 20,
    username: '東京 花子',
    startDateTime: '2026-11-20 21:03:00',
    endDateTime: '2026-11-20 21:23:00',
    totalPlayingTime: '00:19:58',
  }

  it.each([
    [/AIエステ 顔診断/, '/dmv/record-result'],
    [/メディカルサウンド 自然音/, '/soundesthe/record-result'],
  ] as const)('shows what was played for %s', async (title, path) => {
    server.use(http.get(path, () => play))
    const { user } = await open('/mypage/calendar?day=2026-11-20&view=week')
    await user.click(await findButton(title))
    const shown = await dialog()
    for (const text of ['プラン名', '朝の水音', '20分', '00:19:58', '東京 花子'])
      expect(await shown.findByText(text)).toBeDefined()
    await user.click(shown.getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows the message of the service when a play does not exist any more', async () => {
    const gone = createErrorResponse(404, 'CONTENT_RECORD_NOT_FOUND', 'DMV 体験結果が見つかりませんでした。')
    server.use(http.get('/dmv/record-result', () => gone))
    const { user } = await open()
    await user.click(await findButton(/AIエステ 顔診断/))
    expect(await (await dialog()).findByText('DMV 体験結果が見つかりませんでした。')).toBeDefined()
  })

  it('asks a session of an easy login for the password before it shows a play', async () => {
    let isConfirmed = false
    server.use(
      http.get('/dmv/record-result', () =>
        isConfirmed ? play : createErrorResponse(422, 'E4014', 'パスワードを入力してください。'),
      ),
      http.post('/auth/confirm-password', () => {
        isConfirmed = true
        return {}
      }),
    )
    const { user } = await open()
    await user.click(await findButton(/AIエステ 顔診断/))
    await user.type(await screen.findByLabelText('パスワード'), 'shizukana-yoru{Enter}')
    expect(await screen.findByText('00:19:58')).toBeDefined()
  })

  const chart = createRecord({
    diagnosis: 'withdrawn',
    calteItems: [
      createField(1, 'メニュー', { value: '保湿60分', fieldLabel: 'staffField' }),
      createField(2, 'ご感想', { fieldLabel: 'customerField' }),
    ],
  })

  it.each([
    ['the customer', 'ROLE_CUSTOMER', hanakoId, '/mypage/fillout-calte'],
    ['a person in charge', 'ROLE_PERSON_IN_CHARGE', undefined, '/mypage/calte-management/record'],
  ] as const)('shows the fields of a chart and links to the page of %s', async (_, role, id, path) => {
    signIn(createMember({ role, ...(id && { id }) }))
    server.use(http.get('/common/calte/get-format', () => chart))
    const { user } = await open()
    await user.click(await findButton(/カルテ 施術記録/))
    const shown = await dialog()
    for (const text of [
      '保湿60分',
      '担当者記入欄',
      'お客様記入欄',
      '（未記入）',
      '未',
      'お客様が公開を取り消しました。',
    ])
      expect(await shown.findByText(text)).toBeDefined()
    const link = shown.getByRole('link', { name: 'カルテを開く' })
    expect(link.getAttribute('href')).toBe(`${path}/${oneEventPerCategory[0]?.id}`)
  })
})

describe('a chart that an administrator opens', () => {
  it('is shown once the administrator has given a reason, which is sent with the request', async () => {
    signIn(createMember({ role: 'ROLE_ADMIN' }))
    const reasons: (string | null)[] = []
    server.use(
      http.get('/common/calte/get-format', ({ url }) => {
        const reason = url.searchParams.get('reason')
        reasons.push(reason)
        if (reason === null)
          return createErrorResponse(400, 'CHARTS_REASON_REQUIRED', '理由を入力してください。')
        return createRecord({ calteItems: [] })
      }),
    )
    const { user } = await open()
    await user.click(await findButton(/カルテ 施術記録/))
    await user.click(await findButton('理由を入力して開く'))
    const asked = within(await screen.findByRole('dialog', { name: 'カルテの内容を開く' }))
    await user.click(asked.getByRole('button', { name: '開く' }))
    expect(await asked.findByText('入力してください。')).toBeDefined()
    await enterText(user, asked.getByLabelText(/^理由/), 'お問い合わせの確認')
    await user.click(asked.getByRole('button', { name: '開く' }))
    expect(await screen.findByText('表示できる項目はありません。')).toBeDefined()
    expect(reasons).toEqual([null, 'お問い合わせの確認'])
  })
})

describe('the address for calendar programs', () => {
  it('asks a session of an easy login for the password before it is shown', async () => {
    let isConfirmed = false
    server.use(
      http.get('/calendar/feed', () =>
        isConfirmed
          ? { createdAt: null }
          : createErrorResponse(422, 'E4014', 'パスワードを入力してください。'),
      ),
      http.post('/auth/confirm-password', () => {
        isConfirmed = true
        return {}
      }),
    )
    const { user } = await open()
    await user.click(await findButton('専用アドレスを確認する'))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('パスワード'), 'shizukana-yoru{Enter}')
    expect(await findButton('専用アドレスを発行する')).toBeDefined()
  })

  it('is shown once, copied, replaced after a question, and stopped after a question', async () => {
    let createdAt: string | null = null
    let issued = 0
    server.use(
      http.get('/calendar/feed', () => ({ createdAt })),
      http.post('/calendar/feed', () => {
        createdAt = '2026-11-22 12:00:00'
        return { url: `https://hibiki.example/api/calendar/feed/${++issued}.ics` }
      }),
      http.post('/calendar/feed/revoke', () => {
        createdAt = null
        return {}
      }),
    )
    const { user } = await open()
    await user.click(await findButton('専用アドレスを発行する'))
    const address = await screen.findByLabelText<HTMLInputElement>('専用アドレス')
    expect(address.value).toContain('/feed/1.ics')
    await user.click(await findButton('アドレスをコピー'))
    expect(await navigator.clipboard.readText()).toBe(address.value)
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '閉じる' }))

    await user.click(await findButton('新しく発行し直す'))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: '新しく発行し直す' }),
    )
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('専用アドレス').value).toContain('/feed/2.ics'),
    )

    await user.click(await findButton('停止する'))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '停止する' }))
    expect(await screen.findByText('専用アドレスを停止しました。')).toBeDefined()
    expect(await screen.findByText('専用アドレスを発行する')).toBeDefined()
  })
})
