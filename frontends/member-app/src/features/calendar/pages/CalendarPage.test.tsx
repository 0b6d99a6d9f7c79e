import { enterText } from '@hibiki/test-harness/components'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { createErrorResponse, server, signIn, toApiUrl } from '../../../testing/server.ts'
import { faceResult } from '../../face/testing/face-result.ts'
import { createCalendarEvent, hanakoId, oneEventPerCategory } from '../testing/create-calendar-event.ts'
import type { CalendarEvent } from '../types.ts'
import './CalendarPage.tsx'
import './ManagementCalendarPage.tsx'

/** The requests that the calendar sent. */
let requested: { userIds: string[]; since: string; until: string }[]

function serve(events: readonly CalendarEvent[] = oneEventPerCategory) {
  server.use(
    http.post(toApiUrl('/calendar/esthe-between'), async ({ request }) => {
      requested.push((await request.json()) as (typeof requested)[number])
      return HttpResponse.json(events)
    }),
    http.get(toApiUrl('/calendar/feed'), () => HttpResponse.json({ createdAt: null })),
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

const open = (address = '/mypage/calendar?day=2026-11-22') => renderApp(address)
const findTitles = async () => (await screen.findAllByRole('listitem')).map((item) => item.textContent)
const findButton = (name: string | RegExp) => screen.findByRole('button', { name })

describe('the calendar', () => {
  it('requests the days it shows and lists them by day, diagnoses with their stress percent', async () => {
    await open()
    const main = within(await screen.findByRole('main'))
    expect(await main.findByRole('heading', { name: '2026年11月' })).toBeDefined()
    expect(await main.findByText('顔診断結果（表情ストレス目安18%）')).toBeDefined()
    expect(main.getByText('カルテ 施術記録')).toBeDefined()
    expect(requested).toEqual([{ userIds: [], since: '2026-11-01', until: '2026-12-13' }])
    const days = main.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
    expect(days).toEqual(['2026年11月3日(火)', '2026年11月20日(金)'])
  })

  it('scrolls to today when it opens and when the member presses 今日', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T03:00:00Z'), toFake: ['Date'] })
    const scrolled: (string | null | undefined)[] = []
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolled.push(this.querySelector('h3')?.textContent)
    }
    try {
      const { user } = await open('/mypage/calendar')
      const latest = '2026年11月20日(金)'
      await waitFor(() => expect(scrolled).toEqual([latest]))
      await user.click(screen.getByRole('button', { name: '今日' }))
      await waitFor(() => expect(scrolled).toEqual([latest, latest]))
      await user.click(screen.getByRole('button', { name: '前の月' }))
      await screen.findByRole('heading', { name: '2026年10月' })
      expect(scrolled).toHaveLength(2)
    } finally {
      vi.useRealTimers()
      Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
    }
  })

  it.each([
    ['カルテ記録', ['カルテ 施術記録']],
    ['AIエステ', ['顔診断結果（表情ストレス目安18%）']],
    ['DMV体験', ['AIエステ 顔診断 朝の水音', 'メディカルサウンド 自然音 夜の海']],
  ])('shows only the events that the filter %s names', async (name, shown) => {
    const { user, router } = await open()
    const main = within(await screen.findByRole('main'))
    await main.findByText('カルテ 施術記録')
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
    const event = createCalendarEvent(77, 'stress_check', '2026-11-21 12:00:00', {
      id,
      title: 'ストレスチェック レベル3',
      recordId: null,
    })
    serve([event])
    const withdrawn: object[] = []
    server.use(
      http.get(toApiUrl('/stress-check/results'), () =>
        HttpResponse.json([
          { id, score: 30, level: 3, savedAt: '2026-11-21T03:00:00.000Z', forChoice: true },
        ]),
      ),
      http.post(toApiUrl('/stress-check/withdraw'), async ({ request }) => {
        withdrawn.push((await request.json()) as object)
        return HttpResponse.json({})
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
    await user.click(await findButton('週'))
    expect(await screen.findByRole('heading', { name: '2026年11月22日からの週' })).toBeDefined()
    await user.click(await findButton('前の週'))
    await user.click(await findButton('日'))
    expect(await screen.findByRole('heading', { level: 2, name: '2026年11月15日(日)' })).toBeDefined()
    await user.click(await findButton('次の日'))
    await waitFor(() => expect(requested.at(-1)).toMatchObject({ since: '2026-11-16', until: '2026-11-17' }))
    expect(router.state.location.search).toBe('?day=2026-11-16&view=day')
    expect(await screen.findByText('この期間の記録はありません。')).toBeDefined()
    await user.click(await findButton('今日'))
    await waitFor(() => expect(router.state.location.search).not.toContain('2026-11-16'))
  })

  it('opens a day when the member presses its name', async () => {
    const { user, router } = await open()
    await user.click(await findButton('2026年11月20日(金)'))
    await waitFor(() => expect(router.state.location.search).toBe('?day=2026-11-20&view=day'))
    expect((await findTitles()).some((title) => title?.includes('施術記録'))).toBe(false)
  })

  it('shows the message of a failed request and requests the events again when the member retries', async () => {
    server.use(
      http.post(toApiUrl('/calendar/esthe-between'), () =>
        createErrorResponse(500, 'E5000', '混み合っています。'),
      ),
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
    server.use(http.get(toApiUrl('/aiesthe/detect-result'), () => HttpResponse.json(faceResult)))
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
      http.get(toApiUrl('/aiesthe/detect-result'), () =>
        createErrorResponse(404, 'E4040', '見つかりません。'),
      ),
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
  ])('shows what was played for %s', async (title, path) => {
    server.use(http.get(toApiUrl(path), () => HttpResponse.json(play)))
    const { user } = await open()
    await user.click(await findButton(title))
    const shown = await dialog()
    for (const text of ['プラン名', '朝の水音', '20分', '00:19:58', '東京 花子'])
      expect(await shown.findByText(text)).toBeDefined()
    await user.click(shown.getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows the message of the service when a play does not exist any more', async () => {
    const gone = createErrorResponse(404, 'CONTENT_RECORD_NOT_FOUND', 'DMV 体験結果が見つかりませんでした。')
    server.use(http.get(toApiUrl('/dmv/record-result'), () => gone))
    const { user } = await open()
    await user.click(await findButton(/AIエステ 顔診断/))
    expect(await (await dialog()).findByText('DMV 体験結果が見つかりませんでした。')).toBeDefined()
  })

  it('asks a session of an easy login for the password before it shows a play', async () => {
    let isConfirmed = false
    server.use(
      http.get(toApiUrl('/dmv/record-result'), () =>
        isConfirmed
          ? HttpResponse.json(play)
          : createErrorResponse(422, 'E4014', 'パスワードを入力してください。'),
      ),
      http.post(toApiUrl('/auth/confirm-password'), () => {
        isConfirmed = true
        return HttpResponse.json({})
      }),
    )
    const { user } = await open()
    await user.click(await findButton(/AIエステ 顔診断/))
    await user.type(await screen.findByLabelText('パスワード'), 'shizukana-yoru{Enter}')
    expect(await screen.findByText('00:19:58')).toBeDefined()
  })

  const item = { type: 'text_field', verticalPriority: 0, selection: [], editable: false }
  const chart = {
    title: '施術記録',
    userName: '東京 花子',
    updated: '2026-11-03 15:00:00',
    customerInput: false,
    diagnosis: 'withdrawn',
    calteItems: [
      { ...item, id: 'a', label: 'メニュー', value: '保湿60分', fieldLabel: 'staffField' },
      { ...item, id: 'b', label: 'ご感想', value: '', fieldLabel: 'customerField' },
    ],
  }

  it.each([
    ['the customer', 'ROLE_CUSTOMER', hanakoId, '/mypage/fillout-calte'],
    ['a person in charge', 'ROLE_PERSON_IN_CHARGE', undefined, '/mypage/calte-management/record'],
  ] as const)('shows the fields of a chart and links to the page of %s', async (_, role, id, path) => {
    signIn(createMember({ role, ...(id && { id }) }))
    server.use(http.get(toApiUrl('/common/calte/get-format'), () => HttpResponse.json(chart)))
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
      http.get(toApiUrl('/common/calte/get-format'), ({ request }) => {
        const reason = new URL(request.url).searchParams.get('reason')
        reasons.push(reason)
        if (reason === null)
          return createErrorResponse(400, 'CHARTS_REASON_REQUIRED', '理由を入力してください。')
        return HttpResponse.json({
          title: '施術記録',
          userName: '東京 花子',
          updated: '2026-11-03 15:00:00',
          customerInput: false,
          diagnosis: 'none',
          calteItems: [],
        })
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
      http.get(toApiUrl('/calendar/feed'), () =>
        isConfirmed
          ? HttpResponse.json({ createdAt: null })
          : createErrorResponse(422, 'E4014', 'パスワードを入力してください。'),
      ),
      http.post(toApiUrl('/auth/confirm-password'), () => {
        isConfirmed = true
        return HttpResponse.json({})
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
      http.get(toApiUrl('/calendar/feed'), () => HttpResponse.json({ createdAt })),
      http.post(toApiUrl('/calendar/feed'), () => {
        createdAt = '2026-11-22 12:00:00'
        return HttpResponse.json({ url: `https://hibiki.example/api/calendar/feed/${++issued}.ics` })
      }),
      http.post(toApiUrl('/calendar/feed/revoke'), () => {
        createdAt = null
        return HttpResponse.json({})
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
