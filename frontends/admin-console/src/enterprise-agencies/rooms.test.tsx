import { enterText } from '@hibiki/test-harness/components'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'
import { http, server } from '../testing/server.ts'
import type { RoomOverview, RoomOverviewSection } from './types.ts'

// The first of these pages is loaded on demand, which is slow on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

const listSentBodies = (api: ReturnType<typeof renderConsole>['api'], route: string) =>
  api.calls.filter((call) => call.route === route).map(({ body }) => JSON.parse(body ?? '{}'))
const control = 'POST /admin/enterprise-agencies/{id}/control'

/** Returns the overview of a room with one section, whose device is there. */
const createOverview = (section: Pick<RoomOverviewSection, 'silence'>): RoomOverview => ({
  serverTime: '2026-11-22T03:00:00.000Z',
  rooms: [
    {
      roomId: 'r-1',
      roomName: 'ロビー',
      sections: [
        {
          sectionId: 's-1',
          sectionName: '受付',
          state: 'stopped',
          shouldPlay: false,
          isOpen: true,
          stoppedSince: null,
          offlineSince: null,
          reportedAt: null,
          deviceName: 'iPad',
          hasSchedule: false,
          volumeLimit: null,
          nextChangeAt: null,
          managements: [],
          playlists: [],
          ...section,
        },
      ],
    },
  ],
})

describe('rooms of an enterprise', () => {
  it('shows all rooms, and controls one section, one room or all at once', async () => {
    const { api, user } = renderConsole('/enterprise-agencies/a-1/show')
    await user.click(await screen.findByRole('button', { name: '受付を停止' }))
    await user.click(screen.getByRole('button', { name: 'ロビーの音量を上げる' }))
    await user.click(screen.getByRole('button', { name: 'すべての部屋を再生' }))
    await waitFor(() =>
      expect(listSentBodies(api, control)).toEqual([
        { sectionId: 's-1', playing: false },
        { roomId: 'r-1', volumeStep: 0.1 },
        { playing: true },
      ]),
    )
  })

  it('controls single sounds of a section', async () => {
    const { api, user } = renderConsole('/enterprise-agencies/a-1/show')
    await user.click(await screen.findByRole('button', { name: '受付の「休憩室の午後」を再生' }))
    await user.click(screen.getByRole('button', { name: '受付の「静かな部屋」の音量を下げる' }))
    await waitFor(() =>
      expect(listSentBodies(api, control)).toEqual([
        { sectionId: 's-1', managementId: 'g-2', playing: true },
        { sectionId: 's-1', managementId: 'g-1', volumeStep: -0.1 },
      ]),
    )
  })

  it('keeps the controls when the rooms cannot be reloaded, and shows the error in the language of the page', async () => {
    const unreachable = 'サーバーに接続できませんでした。通信状況をご確認ください。'
    const { user } = renderConsole('/enterprise-agencies/a-1/show')
    const quieter = await screen.findByRole('button', { name: '受付の音量を下げる' })
    let isUnreachable = true
    const respond = () => (isUnreachable ? HttpResponse.error() : undefined)
    server.use(http.get('/admin/enterprise-agencies/{id}/overview', respond))
    await user.click(quieter)
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText(unreachable)).toBeTruthy()
    expect(screen.getByRole('button', { name: '受付の音量を下げる' })).toBe(quieter)
    isUnreachable = false
    await user.click(within(alert).getByRole('button', { name: 'もう一度読み込む' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('says why a section without sounds is silent, and links the form that assigns one', async () => {
    const { user } = renderConsole('/enterprise-agencies/a-1/show')
    const reason = await screen.findByText(/^音源が割り当てられていないため、何も再生されません。/)
    const row = within(reason.closest('li') as HTMLElement)
    row.getByText('ラウンジ')
    expect(row.queryByRole('button')).toBeNull()
    await user.click(row.getByRole('link', { name: '音源を追加する' }))
    const section = await screen.findByRole<HTMLInputElement>('combobox', { name: /^区画/ })
    await waitFor(() => expect(section.value).toBe('ひびきホテル / ロビー / ラウンジ'))
  })

  it.each([
    {
      silence: {
        reason: 'stopped',
        since: '2026-11-22T02:30:00.000Z',
        stoppedBy: { name: 'ひびき旅館', role: 'enterprise' },
      },
      text: /^ひびき旅館さんが2026\/11\/22 11:30に停止しました。/,
      way: null,
    },
    {
      silence: { reason: 'closed' },
      text: /^営業時間外のため、停止しています。/,
      way: '/admin/enterprise-rooms/r-1',
    },
    {
      silence: { reason: 'deviceSilent' },
      text: /端末から音が出ていません。/,
      way: '/admin/enterprise-sections/s-1',
    },
  ] as const)(
    'says that a section is silent by $silence.reason, with the way to what ends it',
    async (row) => {
      renderConsole('/enterprise-agencies/a-1/show', {
        prepare: () => {
          const silence = { since: null, until: null, stoppedBy: null, ...row.silence }
          server.use(http.get('/admin/enterprise-agencies/{id}/overview', () => createOverview({ silence })))
        },
      })
      const reason = await screen.findByText(row.text)
      const link = within(reason).queryByRole('link')
      expect(link?.getAttribute('href') ?? null).toBe(row.way)
    },
  )

  it('makes a muted section audible with one press', async () => {
    const { api, user } = renderConsole('/enterprise-agencies/a-1/show', {
      prepare: () => {
        const silence = { reason: 'muted', since: null, until: null, stoppedBy: null } as const
        server.use(http.get('/admin/enterprise-agencies/{id}/overview', () => createOverview({ silence })))
      },
    })
    await user.click(await screen.findByRole('button', { name: '音量を50%にする' }))
    await waitFor(() => expect(listSentBodies(api, control)).toEqual([{ sectionId: 's-1', volume: 0.5 }]))
  })

  it('shows progress bars while the rooms and their report load', async () => {
    const pending = () => new Promise<never>(() => {})
    renderConsole('/enterprise-agencies/a-1/show', {
      prepare: () => {
        server.use(http.get('/admin/enterprise-agencies/{id}/overview', pending))
        server.use(http.get('/admin/enterprise-agencies/{id}/report', pending))
      },
    })
    await waitFor(() => expect(screen.getAllByRole('progressbar')).toHaveLength(3))
    expect(screen.getAllByRole('progressbar', { name: '読み込み中' })).toHaveLength(3)
  })

  it('shows the error when the rooms and their report cannot be loaded', async () => {
    renderConsole('/enterprise-agencies/a-1/show', {
      prepare: () => {
        server.use(http.get('/admin/enterprise-agencies/{id}/overview', () => HttpResponse.error()))
        server.use(http.get('/admin/enterprise-agencies/{id}/report', () => HttpResponse.error()))
      },
    })
    await waitFor(() => expect(screen.getAllByText(/^サーバーに接続できませんでした。/)).toHaveLength(2))
  })

  it('undoes the last change', async () => {
    const { api, user } = renderConsole('/enterprise-agencies/a-1/show')
    const undo = await screen.findByRole<HTMLButtonElement>('button', { name: '元に戻す' })
    expect(undo.disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: '受付の音量を下げる' }))
    await waitFor(() => expect(undo.disabled).toBe(false))
    await user.click(undo)
    await screen.findByText('元に戻しました。')
    expect(listSentBodies(api, 'POST /admin/enterprise-agencies/{id}/undo')).toEqual([{ changeId: 'c-1' }])
    expect(undo.disabled).toBe(true)
  })

  it('creates an agency with its notification address', async () => {
    const { api, user } = renderConsole('/enterprise-agencies/create')
    await enterText(user, await screen.findByLabelText(/^法人名/), '湯の宿')
    await enterText(user, screen.getByLabelText(/^通知先メールアドレス/), 'yado@hotel.example')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() =>
      expect(listSentBodies(api, 'POST /admin/enterprise-agencies')).toEqual([
        { name: '湯の宿', alertEmail: 'yado@hotel.example', language: 'ja' },
      ]),
    )
  })
})

describe('sections', () => {
  it('lists the device of a section, and releases it after a confirmation', async () => {
    const { api, user } = renderConsole('/enterprise-sections')
    const row = (await screen.findByText('iPad')).closest('tr')
    if (!row) throw new Error('no row')
    await user.click(within(row).getByRole('button', { name: '解放する' }))
    const dialog = within(await screen.findByRole('dialog', { name: '「受付」を解放しますか？' }))
    await user.click(dialog.getByRole('button', { name: '解放する' }))
    await screen.findByText('「受付」を解放しました。')
    await waitFor(() => expect(screen.queryByText('iPad')).toBeNull())
    const routes = api.calls.map(({ route }) => route)
    expect(routes.filter((route) => route === 'POST /admin/enterprise-sections/{id}/free')).toHaveLength(1)
  })
})

describe('sounds of sections', () => {
  it('lists the sounds with their section, and assigns another one', async () => {
    const { api, user } = renderConsole('/enterprise-managements')
    await screen.findByText('静かな部屋')
    await user.click(screen.getByRole('link', { name: '区画に音源を追加' }))
    await user.click(await screen.findByRole('combobox', { name: /^区画/ }))
    await user.click(await screen.findByRole('option', { name: 'ひびきホテル / ロビー / 受付' }))
    await user.click(screen.getByRole('combobox', { name: /^音源/ }))
    await user.click(await screen.findByRole('option', { name: '雨の庭' }))
    await user.click(screen.getByRole('button', { name: '保存' }))
    await screen.findByText('雨の庭')
    expect(listSentBodies(api, 'POST /admin/enterprise-managements')).toEqual([
      { sectionId: 's-1', soundId: 'd-3' },
    ])
  })

  it('shows the error of the service when the section already has the sound', async () => {
    const { user } = renderConsole('/enterprise-managements/create')
    await user.click(await screen.findByRole('combobox', { name: /^区画/ }))
    await user.click(await screen.findByRole('option', { name: 'ひびきホテル / ロビー / 受付' }))
    await user.click(screen.getByRole('combobox', { name: /^音源/ }))
    await user.click(await screen.findByRole('option', { name: '静かな部屋' }))
    await user.click(screen.getByRole('button', { name: '保存' }))
    await screen.findByText('この音源はすでに区画に登録されています。')
  })

  it('displays a sound, and removes it from the section after a confirmation', async () => {
    const { api, user } = renderConsole('/enterprise-managements/g-1/show', { language: 'en' })
    await screen.findByText('ロビー')
    await user.click(screen.getByRole('button', { name: 'Remove from section' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Remove from section' }))
    await screen.findByText(/was removed from the section/)
    expect(api.calls.map(({ route }) => route)).toContain('DELETE /admin/enterprise-managements/{id}')
  })
})

describe('opening hours and schedules', () => {
  it('saves the first opening hours of a room with the typed days', async () => {
    const { api, user } = renderConsole('/enterprise-rooms/r-1')
    await user.click(await screen.findByRole('switch', { name: '時間を決めない（常に営業）' }))
    await user.click(screen.getByRole('checkbox', { name: '日' }))
    await user.click(screen.getByRole('button', { name: '保存' }))
    const openingHours = [{ weekdays: [1, 2, 3, 4, 5, 6], from: '09:00', to: '21:00' }]
    await waitFor(() =>
      expect(listSentBodies(api, 'PUT /admin/enterprise-rooms/{id}')).toEqual([
        { name: 'ロビー', position: 0, openingHours },
      ]),
    )
  })

  it('saves the schedule of a section with days, times, sounds and volume', async () => {
    const { api, user } = renderConsole('/enterprise-sections/s-1')
    await user.click(await screen.findByRole('button', { name: '時間帯を追加' }))
    await user.click(screen.getByRole('checkbox', { name: '静かな部屋' }))
    const volume = screen.getByRole('spinbutton', { name: /^音量/ })
    await user.clear(volume)
    await user.type(volume, '30')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() =>
      expect(listSentBodies(api, 'PUT /admin/enterprise-sections/{id}')).toEqual([
        {
          name: '受付',
          position: 0,
          windows: [
            { weekdays: [1, 2, 3, 4, 5, 6, 7], from: '09:00', to: '21:00', soundIds: ['d-1'], volume: 0.3 },
          ],
        },
      ]),
    )
  })
})

it('displays the play report by section and day, and saves it as a file', async () => {
  const saved: Blob[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (blob: Blob) => saved.push(blob), revokeObjectURL() {} }),
  )
  const { api, user } = renderConsole('/enterprise-agencies/a-1/show')
  const table = within(await screen.findByRole('region', { name: '再生レポート' }))
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    '区画日付予定（分）再生（分）途切れ（回）最長の途切れ（分）',
    'ロビー 受付2026/11/2048048000',
    'ロビー 受付2026/11/21480468112',
  ])
  // The chart has the same unit as the table.
  for (const tick of ['1,000分', '500分', '0分']) screen.getByText(tick)
  await user.click(screen.getByRole('button', { name: 'CSVをダウンロード' }))
  await screen.findByText('CSVを保存しました。')
  expect(saved).toHaveLength(1)
  expect(api.calls.map(({ route }) => route)).toContain('GET /admin/enterprise-agencies/{id}/report/csv')
})

it('links the files of each monthly proof of play and their signatures', async () => {
  renderConsole('/enterprise-agencies/a-1/show')
  const table = within(await screen.findByRole('region', { name: '月ごとの再生証明書' }))
  const links = (await table.findAllByRole('link')).map(
    (link) => new URL(link.getAttribute('href') ?? '', 'http://localhost'),
  )
  expect(links.map(({ pathname }) => pathname)).toEqual(
    Array.from({ length: 4 }, () => '/api/admin/enterprise-agencies/a-1/proofs/file'),
  )
  expect(links.map(({ searchParams }) => searchParams.get('file'))).toEqual([
    'pdf',
    'csv',
    'pdf-signature',
    'csv-signature',
  ])
})

it('lists the status boards of an enterprise, and releases one after a question', async () => {
  const { api, user } = renderConsole('/enterprise-agencies/a-1/show')
  const list = async () =>
    within(await screen.findByRole('region', { name: '状況ボード' })).findAllByRole('row')
  expect((await list()).map((row) => row.textContent)).toEqual([
    '名前表示する部屋最後の表示操作',
    'フロントすべての部屋2026/11/22 12:00登録を解除',
    '事務所ロビーまだ表示されていません登録を解除',
  ])
  await user.click(screen.getAllByRole('button', { name: '登録を解除' })[1] as HTMLElement)
  const question = within(await screen.findByRole('dialog', { name: '「事務所」の登録を解除しますか？' }))
  await user.click(question.getByRole('button', { name: '登録を解除' }))
  await screen.findByText('「事務所」の登録を解除しました。')
  await waitFor(async () => expect(await list()).toHaveLength(2))
  const release = 'POST /admin/enterprise-agencies/{id}/boards/release'
  expect(listSentBodies(api, release)).toEqual([{ boardId: 'b-2' }])
})

describe('what an enterprise sets by itself', () => {
  it('is shown on the enterprise', async () => {
    renderConsole('/enterprise-agencies/a-1/show')
    expect(await screen.findByText('祝日')).toBeTruthy()
    expect(screen.getByText(/年末年始/).textContent).toContain('–')
  })

  it('is shown on a room', async () => {
    renderConsole('/enterprise-rooms/r-1')
    expect(await screen.findByText('10:00–23:00')).toBeTruthy()
    expect(screen.getByText('休業')).toBeTruthy()
  })

  it('is shown on a section', async () => {
    renderConsole('/enterprise-sections/s-1')
    expect(await screen.findByText('22:00–07:00 30%まで')).toBeTruthy()
  })
})
