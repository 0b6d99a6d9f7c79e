import { createErrorResponse } from '@hibiki/api-mocks'
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeLanguage } from '../../../lib/i18n/i18n.ts'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import { createManagement, createRoomsOverview } from '../testing/create-rooms-overview.ts'
import '../../../app/member-routes.tsx'

// The first of these pages is compiled on demand, which takes long on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

const overview = createRoomsOverview({
  managements: [createManagement('m1', '波'), createManagement('m2', '風')],
})
const schedulePath = '/v2/enterprise/my/room/section/schedule'
const hoursPath = '/v2/enterprise/my/room/opening-hours'

beforeEach(() => {
  server.use(
    http.get('/v2/enterprise/my/overview', () => overview),
    http.get('/v2/enterprise/my/playlists', () => ({ playlists: [], sounds: [] })),
    http.get('/v2/enterprise/my/rooms', () => [
      { roomId: 'r1', roomName: 'ロビー', sections: [{ sectionId: 's1', sectionName: '窓側' }] },
    ]),
  )
  signIn(createMember({ role: 'ROLE_ENTERPRISE' }))
})

/** Closes the tab, as far as the page can know. */
function asksBeforeClosing(): boolean {
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  return closing.defaultPrevented
}

describe('the schedule of a section', () => {
  it('saves windows with days, times, sounds and a volume, also over midnight', async () => {
    const saved: unknown[] = []
    server.use(
      http.get(schedulePath, () => ({ windows: [], volumeLimit: null })),
      http.post(schedulePath, async ({ readBody }) => {
        saved.push(await readBody())
        return {}
      }),
    )
    const { user } = await renderApp('/mypage/enterprise/rooms')
    await user.click(await screen.findByRole('link', { name: '窓側の予定表' }))
    await user.click(await screen.findByRole('button', { name: '時間帯を追加' }))
    const slot = within(screen.getByRole('region', { name: '時間帯 1' }))
    await user.click(slot.getByRole('button', { name: '日曜日' }))
    await user.clear(slot.getByLabelText('開始'))
    await user.type(slot.getByLabelText('開始'), '22:00')
    await user.clear(slot.getByLabelText('終了'))
    await user.type(slot.getByLabelText('終了'), '06:00')
    expect(slot.getByText('終了は翌日です。')).toBeTruthy()
    await user.click(slot.getByRole('checkbox', { name: '波' }))
    await user.click(screen.getByRole('button', { name: '保存する' }))
    expect(slot.getByText('流す音を1つ以上お選びください。')).toBeTruthy()
    expect(saved).toEqual([])
    await user.click(slot.getByRole('checkbox', { name: '風' }))
    await user.click(screen.getByRole('button', { name: '保存する' }))
    expect(await screen.findByText('保存しました。すぐに反映されます。')).toBeTruthy()
    const window = { weekdays: [1, 2, 3, 4, 5, 6], from: '22:00', to: '06:00', soundIds: ['sound-m2'] }
    expect(saved).toEqual([{ sectionId: 's1', windows: [{ ...window, volume: 0.5 }], volumeLimit: null }])
  })

  it('asks before changes are left that were not saved, and no more once they are', async () => {
    server.use(
      http.get(schedulePath, () => ({ windows: [], volumeLimit: null })),
      http.post(schedulePath, () => ({})),
    )
    const { user, router } = await renderApp('/mypage/enterprise/rooms/schedule/s1')
    const leave = () => user.click(screen.getByRole('link', { name: 'お部屋のようす' }))
    await user.click(await screen.findByRole('button', { name: '時間帯を追加' }))
    expect(asksBeforeClosing()).toBe(true)
    await leave()
    await screen.findByText(/^保存していない変更があります。/)
    await user.click(screen.getByRole('button', { name: 'キャンセル' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(router.state.location.pathname).toBe('/mypage/enterprise/rooms/schedule/s1')
    await user.click(screen.getByRole('button', { name: '保存する' }))
    await screen.findByText('保存しました。すぐに反映されます。')
    await leave()
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/enterprise/rooms'))
  })

  it('leaves without saving when that is wanted', async () => {
    server.use(http.get(schedulePath, () => ({ windows: [], volumeLimit: null })))
    const { user, router } = await renderApp('/mypage/enterprise/rooms/schedule/s1')
    await user.click(await screen.findByRole('button', { name: '時間帯を追加' }))
    await user.click(screen.getByRole('link', { name: 'お部屋のようす' }))
    await user.click(await screen.findByRole('button', { name: '保存せずに離れる' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/enterprise/rooms'))
  })

  it('shows the message of the service for a rejected schedule, and keeps what was typed', async () => {
    const window = { weekdays: [1], from: '09:00', to: '12:00', soundIds: ['sound-m1'], volume: 0.3 }
    const text = '時間帯が重なっています。'
    server.use(
      http.get(schedulePath, () => ({ windows: [window, window], volumeLimit: null })),
      http.post(schedulePath, () => createErrorResponse(400, 'ENTERPRISE_HOURS_OVERLAP', text)),
    )
    const { user } = await renderApp('/mypage/enterprise/rooms/schedule/s1')
    await user.click(await screen.findByRole('button', { name: '保存する' }))
    expect(await screen.findByText(text)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    await user.click(screen.getByRole('button', { name: '時間帯 2を削除' }))
    expect(screen.queryByRole('region', { name: '時間帯 2' })).toBeNull()
    expect(screen.getByText(/30%/)).toBeTruthy()
  })

  it('limits the volume at night, and the control stops the slider there and says why', async () => {
    const saved: unknown[] = []
    const volumeLimit = { from: '20:00', to: '06:00', max: 0.2 }
    const [room] = overview.rooms
    const [section] = room?.sections ?? []
    if (!room || !section) throw new Error('the overview has no section')
    const loud = { ...createManagement('m1', '波'), playing: true, volume: 0.8 }
    const limited = { ...section, volumeLimit, managements: [loud] }
    server.use(
      http.get('/v2/enterprise/my/overview', () => ({
        serverTime: '2026-11-22T12:10:00.000Z',
        rooms: [{ ...room, sections: [limited] }],
      })),
      http.get(schedulePath, () => ({ windows: [], volumeLimit: null })),
      http.post(schedulePath, async ({ readBody }) => {
        saved.push(await readBody())
        return {}
      }),
    )
    const { user } = await renderApp('/mypage/enterprise/rooms')
    expect(await screen.findByText('20:00から06:00までは、音量の上限が20%です。')).toBeTruthy()
    expect(screen.getByRole('slider', { name: '波の音量' })).toHaveProperty('value', '20')
    await user.click(screen.getByRole('link', { name: '窓側の予定表' }))
    await user.click(await screen.findByRole('switch', { name: '夜の音量を抑える' }))
    const fields = within(screen.getByRole('region', { name: '夜の音量を抑える' }))
    fireEvent.change(fields.getByLabelText('開始'), { target: { value: '' } })
    await user.click(screen.getByRole('button', { name: '保存する' }))
    expect(fields.getByText('開始と終了の時刻を入力してください。')).toBeTruthy()
    fireEvent.change(fields.getByLabelText('開始'), { target: { value: '21:00' } })
    await user.click(screen.getByRole('button', { name: '保存する' }))
    expect(await screen.findByText('保存しました。すぐに反映されます。')).toBeTruthy()
    const sent = { from: '21:00', to: '07:00', max: 0.3 }
    expect(saved).toEqual([{ sectionId: 's1', windows: [], volumeLimit: sent }])
  })

  it('is copied to another section after a preview of what that replaces', async () => {
    const room = overview.rooms[0]
    const [section] = room?.sections ?? []
    if (!room || !section) throw new Error('the overview has no section')
    const other = { ...section, sectionId: 's2', sectionName: '奥' }
    const window = {
      weekdays: [1, 2, 3, 4, 5, 6, 7, 8],
      from: '09:00',
      to: '12:00',
      soundIds: [],
      volume: 0.3,
    }
    const copied: unknown[] = []
    let playlistLoads = 0
    server.use(
      http.get('/v2/enterprise/my/playlists', () => {
        playlistLoads += 1
        return { playlists: [], sounds: [] }
      }),
      http.get('/v2/enterprise/my/overview', () => ({
        ...overview,
        rooms: [{ ...room, sections: [section, other] }],
      })),
      http.get(schedulePath, () => ({ windows: [window], volumeLimit: null })),
      http.post('/v2/enterprise/my/room/section/schedule/copy', async ({ readBody }) => {
        copied.push(await readBody())
        return [{ sectionId: 's2', replaced: [window], missingSoundIds: ['sound-m2'] }]
      }),
    )
    const { user } = await renderApp('/mypage/enterprise/rooms/schedule/s1')
    await user.click(await screen.findByText('ほかの区画へコピー'))
    expect(await screen.findByText('いまの予定（毎日・祝日 09:00–12:00）を置き換えます。')).toBeTruthy()
    expect(screen.getByText('風はこの区画にないため、除いてコピーします。')).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'ロビー　奥' }))
    const loadsBefore = playlistLoads
    await user.click(screen.getByRole('button', { name: '1区画にコピーする' }))
    expect(await screen.findByText('コピーしました。すぐに反映されます。')).toBeTruthy()
    const body = { sectionId: 's1', toSectionIds: ['s2'] }
    expect(copied.slice(0, 2)).toEqual([
      { ...body, preview: true },
      { ...body, preview: false },
    ])
    await waitFor(() => expect(playlistLoads).toBeGreaterThan(loadsBefore))
  })
})

describe('days and times in Chinese', () => {
  afterEach(() => act(() => changeLanguage('ja')))

  it.each([
    ['cn', '11/22 21:09', '11月20日周五'],
    ['tw', '11/22 下午09:09', '11月20日週五'],
  ] as const)('are written in %s', async (language, moment, day) => {
    const row = { sectionId: 's1', sectionName: '窓側', roomName: 'ロビー', day: '2026-11-20' }
    server.use(
      http.get(hoursPath, () => ({ openingHours: [{ weekdays: [1], from: '', to: '' }], exceptions: [] })),
      http.get('/v2/enterprise/my/report', () => [
        { ...row, plannedMinutes: 1, playedMinutes: 1, interruptions: 0, longestGapMinutes: 0 },
      ]),
      http.get('/v2/enterprise/my/overview', () => ({ ...overview, serverTime: '2026-11-23T12:10:00.000Z' })),
    )
    const { router } = await renderApp('/mypage/enterprise/rooms')
    await act(() => changeLanguage(language))
    expect(await screen.findByText(new RegExp(moment))).toBeTruthy()
    await act(() => router.navigate('/mypage/enterprise/rooms/hours/r1'))
    expect(await screen.findByRole('button', { name: '星期一' })).toBeTruthy()
    await act(() => router.navigate('/mypage/enterprise/report'))
    expect(await screen.findByText(day)).toBeTruthy()
  })
})

describe('the opening hours of a room', () => {
  it('are saved as always open or as hours of the week', async () => {
    const saved: unknown[] = []
    server.use(
      http.get(hoursPath, () => ({ openingHours: null, exceptions: [] })),
      http.post(hoursPath, async ({ readBody }) => {
        saved.push(await readBody())
        return {}
      }),
    )
    const { user } = await renderApp('/mypage/enterprise/rooms')
    await user.click(await screen.findByRole('link', { name: '営業時間' }))
    await user.click(await screen.findByRole('switch', { name: '時間を決めない（常に営業）' }))
    await user.click(screen.getByRole('button', { name: '保存する' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    await user.click(screen.getByRole('switch', { name: '時間を決めない（常に営業）' }))
    await user.click(screen.getByRole('button', { name: '保存する' }))
    await waitFor(() => expect(saved).toHaveLength(2))
    const hours = { weekdays: [1, 2, 3, 4, 5, 6, 7], from: '09:00', to: '21:00' }
    expect(saved).toEqual([
      { roomId: 'r1', openingHours: [hours], exceptions: [] },
      { roomId: 'r1', openingHours: null, exceptions: [] },
    ])
  })

  it('give way on single days, of which each may come once', async () => {
    const saved: unknown[] = []
    const known = { day: '2026-12-24', kind: 'asUsual' as const, hours: [] }
    server.use(
      http.get(hoursPath, () => ({ openingHours: null, exceptions: [known] })),
      http.post(hoursPath, async ({ readBody }) => {
        saved.push(await readBody())
        return {}
      }),
    )
    const { user } = await renderApp('/mypage/enterprise/rooms/hours/r1')
    await user.click(await screen.findByRole('button', { name: '特別な日を追加' }))
    const added = within(screen.getByRole('region', { name: '特別な日 2' }))
    expect(asksBeforeClosing()).toBe(true)
    expect(added.getByLabelText('日付')).toHaveProperty('value', '2026-12-25')
    await user.click(added.getByRole('radio', { name: '時間を変えて営業する' }))
    fireEvent.change(added.getByLabelText('日付'), { target: { value: '2026-12-24' } })
    expect(added.getByText('同じ日付が2つあります。')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '保存する' }))
    fireEvent.change(added.getByLabelText('日付'), { target: { value: '2026-12-31' } })
    fireEvent.change(added.getByLabelText('終了'), { target: { value: '02:00' } })
    expect(added.getByText('終了は翌日です。')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '保存する' }))
    expect(await screen.findByText('保存しました。すぐに反映されます。')).toBeTruthy()
    const exception = { day: '2026-12-31', kind: 'hours', hours: [{ from: '09:00', to: '02:00' }] }
    expect(saved).toEqual([{ roomId: 'r1', openingHours: null, exceptions: [known, exception] }])
    expect(asksBeforeClosing()).toBe(false)
  })
})

describe('the closing days of the company', () => {
  it('are saved with the public holidays, and not with the last day before the first', async () => {
    const saved: unknown[] = []
    server.use(
      http.get('/v2/enterprise/my/closing-days', () => ({
        closesOnHolidays: false,
        closingPeriods: [{ since: '2026-12-30', until: '2027-01-03', name: '年末年始' }],
        holidays: [{ day: '2027-01-01', name: '元日' }],
        holidaysKnownUntil: '2050-11-23',
      })),
      http.post('/v2/enterprise/my/closing-days', async ({ readBody }) => {
        saved.push(await readBody())
        return {}
      }),
    )
    const { user } = await renderApp('/mypage/enterprise/rooms')
    await user.click(await screen.findByRole('link', { name: '休業日' }))
    await user.click(await screen.findByRole('switch', { name: '祝日は休業する' }))
    expect(asksBeforeClosing()).toBe(true)
    const period = within(screen.getByRole('region', { name: '休業日 1' }))
    fireEvent.change(period.getByLabelText('最終日'), { target: { value: '2026-12-29' } })
    await user.click(screen.getByRole('button', { name: '保存する' }))
    expect(period.getByText('最終日は、初日以降の日付にしてください。')).toBeTruthy()
    fireEvent.change(period.getByLabelText('最終日'), { target: { value: '2027-01-04' } })
    await user.click(screen.getByRole('button', { name: '保存する' }))
    expect(await screen.findByText('保存しました。すぐに反映されます。')).toBeTruthy()
    expect(asksBeforeClosing()).toBe(false)
    const closingPeriods = [{ since: '2026-12-30', until: '2027-01-04', name: '年末年始' }]
    expect(saved).toEqual([{ closesOnHolidays: true, closingPeriods }])
    expect(screen.getByText('元日')).toBeTruthy()
  })
})

/** Sets a width, because jsdom lays nothing out and there is no plot without one. */
function layOut(width: string) {
  const real = window.getComputedStyle.bind(window)
  vi.spyOn(window, 'getComputedStyle').mockImplementation(
    (...of) =>
      new Proxy(real(...of), {
        get(style, name) {
          if (name === 'width') return width
          const value = Reflect.get(style, name)
          return typeof value === 'function' ? value.bind(style) : value
        },
      }),
  )
}

describe('the playback report', () => {
  afterEach(() => vi.restoreAllMocks())

  const row = (day: string, part: object) => ({
    sectionId: 's1',
    sectionName: '窓側',
    roomName: 'ロビー',
    day,
    plannedMinutes: 600,
    playedMinutes: 588,
    interruptions: 1,
    longestGapMinutes: 12,
    ...part,
  })

  it('shows sums and the days of each section, and links to a CSV file of the same days', async () => {
    const asked: string[] = []
    server.use(
      http.get('/v2/enterprise/my/report', ({ url }) => {
        const { searchParams } = url
        asked.push(`${searchParams.get('since')} ${searchParams.get('until')}`)
        const until = searchParams.get('until') ?? ''
        return [row('2026-11-20', { interruptions: 3 }), row(until, {})]
      }),
    )
    const { user } = await renderApp('/mypage/enterprise/report')
    const table = within(await screen.findByRole('table', { name: 'ロビー 窓側' }))
    expect(table.getAllByRole('row')).toHaveLength(3)
    expect(screen.getByText('19時間36分')).toBeTruthy()
    expect(screen.getByText('4回')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '直近31日' }))
    await waitFor(() => expect(asked).toHaveLength(2))
    const link = (await screen.findByRole('link', { name: 'CSVをダウンロード' })).getAttribute('href') ?? ''
    const { searchParams } = new URL(link, 'http://localhost')
    expect(`${searchParams.get('since')} ${searchParams.get('until')}`).toBe(asked[1])
  })

  it('writes durations in one unit in sums, plot and table', async () => {
    server.use(
      http.get('/v2/enterprise/my/report', () => [
        row('2026-11-20', { plannedMinutes: 600, playedMinutes: 55 }),
      ]),
    )
    layOut('800px')
    await renderApp('/mypage/enterprise/report')
    const plot = within(await screen.findByRole('img', { name: /日別の予定時間と再生時間のグラフ/ }))
    const ticks = await plot.findAllByText(/^\d+(時間|分)$/)
    expect(ticks.map(({ textContent }) => textContent)).toEqual(['0分', '3時間', '6時間', '9時間', '12時間'])
    plot.getByText('予定')
    plot.getByText('再生')
    expect(screen.getAllByText('10時間')).toHaveLength(2)
    expect(screen.getAllByText('55分')).toHaveLength(2)
  })

  it('draws no empty plot where nothing was planned or played', async () => {
    server.use(
      http.get('/v2/enterprise/my/report', () => [
        row('2026-11-20', {
          plannedMinutes: 0,
          playedMinutes: 0,
          interruptions: 0,
          longestGapMinutes: 0,
        }),
      ]),
    )
    await renderApp('/mypage/enterprise/report')
    await screen.findByText('この期間に予定も再生もありません。')
    expect(screen.queryByRole('img', { name: /グラフ/ })).toBeNull()
  })

  it('requests no more days than the service returns', async () => {
    let asked = 0
    server.use(
      http.get('/v2/enterprise/my/report', () => {
        asked += 1
        return []
      }),
    )
    const { user } = await renderApp('/mypage/enterprise/report')
    const since = await screen.findByLabelText('開始日')
    await user.clear(since)
    await user.type(since, '2020-01-01')
    expect((await screen.findByRole('alert')).textContent).toContain('62日以内')
    expect(asked).toBe(1)
  })
})
