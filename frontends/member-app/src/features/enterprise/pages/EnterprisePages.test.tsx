import { createErrorResponse, toMockUrl } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http as mswHttp } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createCymaticFigure } from '../../../components/illustrations/cymatic-figure.ts'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import { installFakeMedia } from '../../player/testing/fake-media.ts'
import { createManagement, createRoomsOverview } from '../testing/create-rooms-overview.ts'
import type { RoomSection } from '../types.ts'
import '../../../app/member-routes.tsx'

const enterprise = createMember({ role: 'ROLE_ENTERPRISE' })
const rooms = [{ roomId: 'r1', roomName: 'ロビー', sections: [{ sectionId: 's1', sectionName: '窓側' }] }]
const overview = createRoomsOverview({
  state: 'offline',
  shouldPlay: true,
  offlineSince: '2026-11-22T12:05:00.000Z',
  reportedAt: null,
  silence: { reason: 'offline', since: '2026-11-22T12:05:00.000Z', until: null, stoppedBy: null },
  managements: [{ ...createManagement('m1', '波'), playing: true }],
})

const sectionOf = (managements: RoomSection['managements']): RoomSection => ({
  sectionId: 's1',
  sectionName: '窓側',
  room: { roomId: 'r1', roomName: 'ロビー' },
  statusCode: 'E0000',
  message: null,
  revision: 1,
  serverTime: new Date().toISOString(),
  volumeLimit: null,
  isOpen: true,
  oldestStopTime: null,
  upcoming: [],
  managements,
  playlists: [],
})
const soundOf = (frequencies: number[]): RoomSection['managements'][number]['dmv'] => ({
  id: 'x',
  fileName: 'x.mp3',
  path: toMockUrl('/media/x'),
  title: '波',
  frequencies,
  experience: false,
  withMusic: false,
  durationSeconds: 600,
})

beforeEach(() => server.use(http.get('/v2/enterprise/my/playlists', () => ({ playlists: [], sounds: [] }))))

/** Serves a section to its device; the reports of the device fail. */
function serveSection(managements: RoomSection['managements']) {
  server.use(
    http.get('/v2/enterprise/my/rooms', () => rooms),
    http.get('/v2/enterprise/my/room/section', () => sectionOf(managements)),
    http.get('/v2/enterprise/my/room/section/outlook', () => ({ revision: 1, changes: [] })),
    mswHttp.post(toMockUrl('/v2/enterprise/my/room/section/*'), () => HttpResponse.json({}, { status: 503 })),
    mswHttp.get(toMockUrl('/media/x'), () => HttpResponse.arrayBuffer(new ArrayBuffer(8))),
  )
}

describe('an enterprise account', () => {
  it('reaches a section and its start button from the service', async () => {
    server.use(http.get('/v2/enterprise/my/rooms', () => rooms))
    signIn(enterprise)
    const { user, router } = await renderApp('/mypage')
    await user.click(await screen.findByRole('link', { name: /自動再生コントロール/ }))
    await user.click(await screen.findByRole('link', { name: '窓側' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'ロビー 窓側' })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/mypage/enterprise/control/s1')
    expect(screen.getByRole('button', { name: '再生を開始する' })).toBeTruthy()
  })

  it('reads in every list why a section without sounds is silent, with a link to support', async () => {
    server.use(
      http.get('/v2/enterprise/my/rooms', () => rooms),
      http.get('/v2/enterprise/my/overview', () =>
        createRoomsOverview({
          managements: [],
          silence: { reason: 'noSounds', since: null, until: null, stoppedBy: null },
        }),
      ),
    )
    signIn(enterprise)
    const { user, router } = await renderApp('/mypage/enterprise/control')
    await screen.findByRole('link', { name: /^窓側.*流す音がまだ登録されていません$/ })
    await act(() => router.navigate('/mypage/enterprise/rooms'))
    const card = within(await screen.findByRole('region', { name: '窓側' }))
    card.getByText('停止中')
    card.getByText('この区画には、流す音がまだ登録されていません。音の登録は担当者が行います。')
    await user.click(card.getByRole('link', { name: '音の登録を依頼する' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/support'))
  })

  it.each([
    {
      sounds: 'no sounds',
      managements: [],
      text: 'この区画には、流す音がまだ登録されていません。音の登録は担当者が行います。',
      link: '音の登録を依頼する',
      address: '/support',
    },
    {
      sounds: 'sounds that are all off',
      managements: [{ id: 'm1', playing: false, volume: 0.5, dmv: soundOf([]) }],
      text: '流す音がすべてオフになっています。',
      link: '「お部屋のようす」で音をオンにする',
      address: '/mypage/enterprise/rooms',
    },
  ])(
    'reads on the device of a section with $sounds why it is silent, and where to change it',
    async ({ managements, text, link, address }) => {
      serveSection(managements)
      const media = installFakeMedia()
      signIn(enterprise)
      const { user, router, unmount } = await renderApp('/mypage/enterprise/control/s1')
      try {
        await user.click(await screen.findByRole('button', { name: '再生を開始する' }))
        const device = within(await screen.findByRole('dialog'))
        await device.findByRole('heading', { name: '停止中' })
        device.getByText(text)
        await user.click(device.getByRole('link', { name: link }))
        await waitFor(() => expect(router.state.location.pathname).toBe(address))
      } finally {
        unmount()
        localStorage.clear()
        media.restore()
      }
    },
  )

  it('sees the figure of the sound that a room plays', async () => {
    const frequencies = [43.7, 246.9, 293.7]
    serveSection([{ id: 'm1', playing: true, volume: 0.5, dmv: soundOf(frequencies) }])
    const media = installFakeMedia()
    vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4)
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = () => 'blob:x'
        static override revokeObjectURL = () => undefined
      },
    )
    signIn(enterprise)
    const { user, unmount } = await renderApp('/mypage/enterprise/control/s1')
    try {
      await user.click(await screen.findByRole('button', { name: '再生を開始する' }))
      const screenOfRoom = await screen.findByRole('dialog')
      await within(screenOfRoom).findByRole('heading', { name: '波' })
      const { rings } = createCymaticFigure({ frequencies, ringCount: 26, swing: 0.08 })
      const drawn = [...screenOfRoom.querySelectorAll('path')].map((path) => path.getAttribute('d'))
      expect(drawn).toEqual(expect.arrayContaining([...rings]))
    } finally {
      unmount()
      localStorage.clear()
      media.restore()
      vi.restoreAllMocks()
      vi.unstubAllGlobals()
    }
  })

  it('sees at the top which sections do not play, worst first, and is led to them', async () => {
    const room = createRoomsOverview().rooms[0]
    const section = room?.sections[0]
    if (!room || !section) throw new Error('the overview has no section')
    const states = { s1: 'stopped', s2: 'playing', s3: 'offline' } as const
    const sections = Object.entries(states).map(([sectionId, state]) => ({
      ...section,
      sectionId,
      sectionName: `区画${sectionId}`,
      state,
    }))
    server.use(
      http.get('/v2/enterprise/my/overview', () => ({
        ...createRoomsOverview(),
        rooms: [{ ...room, sections }],
      })),
    )
    signIn(enterprise)
    const { user } = await renderApp('/mypage/enterprise/rooms')
    await screen.findByText('3区画のうち1区画で再生しています。')
    const silent = within(screen.getByRole('list', { name: '再生していない区画' })).getAllByRole('button')
    expect(silent.map(({ textContent }) => textContent)).toEqual([
      'ロビー 区画s3通信なし',
      'ロビー 区画s1停止中',
    ])
    Element.prototype.scrollIntoView = () => {}
    await user.click(silent[0] as HTMLElement)
    expect(document.activeElement).toBe(screen.getByRole('region', { name: '区画s3' }))
  })

  it('counts closed sections without leading to them, and lists twelve others until asked for all', async () => {
    const [room] = createRoomsOverview().rooms
    const [section] = room?.sections ?? []
    if (!room || !section) throw new Error('the overview has no section')
    const silence = { since: null, until: null, stoppedBy: null }
    const create = (sectionName: string, facts: object) => ({
      ...section,
      sectionId: sectionName,
      sectionName,
      ...facts,
    })
    const sections = [
      create('閉店', { state: 'free', silence: { ...silence, reason: 'closed' } }),
      create('合間', { state: 'offline', silence: { ...silence, reason: 'betweenWindows' } }),
      create('再生', { state: 'playing', silence: null }),
    ]
    const others = Array.from({ length: 13 }, (_, index) => create(`停止${index}`, { state: 'stopped' }))
    let shown = sections
    server.use(
      http.get('/v2/enterprise/my/overview', () => ({
        ...createRoomsOverview(),
        rooms: [{ ...room, sections: shown }],
      })),
    )
    signIn(enterprise)
    const { unmount } = await renderApp('/mypage/enterprise/rooms')
    await screen.findByText(
      '3区画のうち1区画で再生しています。 ほかの2区画は、営業時間外または予定表の時間外です。',
    )
    expect(screen.queryByRole('list', { name: '再生していない区画' })).toBeNull()
    unmount()

    shown = [...sections, ...others]
    const { user } = await renderApp('/mypage/enterprise/rooms')
    await screen.findByText(/^16区画のうち1区画で再生しています。/)
    const countChips = () =>
      within(screen.getByRole('list', { name: '再生していない区画' })).getAllByRole('button').length
    expect(countChips()).toBe(12)
    await user.click(screen.getByRole('button', { name: 'すべて表示（13区画）' }))
    expect(countChips()).toBe(13)
    await user.click(screen.getByRole('button', { name: '一部だけ表示' }))
    expect(countChips()).toBe(12)
  })

  it('sees what each room really does, changes it and undoes the change', async () => {
    const orders: unknown[] = []
    const undone: unknown[] = []
    server.use(
      http.get('/v2/enterprise/my/overview', () => overview),
      http.post('/v2/enterprise/my/control', async ({ readBody }) => {
        orders.push(await readBody())
        return { changeId: `c${orders.length}`, sectionIds: ['s1'] }
      }),
      http.post('/v2/enterprise/my/control/undo', async ({ readBody }) => {
        undone.push(await readBody())
        return { changeId: 'c9', sectionIds: ['s1'] }
      }),
    )
    signIn(enterprise)
    const { user } = await renderApp('/mypage/enterprise/rooms')
    const card = within(await screen.findByRole('region', { name: '窓側' }))
    expect(card.getByText('通信なし')).toBeTruthy()
    expect(card.getByText(/^21:05から、端末の通信が途切れています。/)).toBeTruthy()
    await user.click(card.getByRole('switch', { name: '波を再生する' }))
    await user.click(await screen.findByRole('button', { name: '元に戻す' }))
    await user.click(screen.getByRole('button', { name: 'まとめて停止' }))
    await waitFor(() =>
      expect(orders).toEqual([{ sectionId: 's1', managementId: 'm1', playing: false }, { playing: false }]),
    )
    expect(undone).toEqual([{ changeId: 'c1' }])
  })

  it('takes a section from its device after a question, and on a paired tablet after the password', async () => {
    const freed: unknown[] = []
    let isConfirmed = false
    server.use(
      http.get('/v2/enterprise/my/overview', () =>
        createRoomsOverview({ deviceName: freed.length === 0 ? 'iPad' : '' }),
      ),
      http.post('/auth/confirm-password', () => {
        isConfirmed = true
        return {}
      }),
      http.post('/v2/enterprise/my/room/section/free', async ({ readBody }) => {
        if (!isConfirmed) return createErrorResponse(422, 'E4014', 'パスワードの確認が必要です。')
        freed.push(await readBody())
        return {}
      }),
    )
    signIn(enterprise)
    const { user } = await renderApp('/mypage/enterprise/rooms')
    await user.click(await screen.findByRole('button', { name: '窓側の端末を外す' }))
    const question = within(await screen.findByRole('alertdialog', { name: '窓側から端末を外しますか？' }))
    expect(question.getByText(/iPadは登録コードの画面に戻ります/)).toBeTruthy()
    await user.click(question.getByRole('button', { name: '端末を外す' }))
    await enterText(user, await screen.findByLabelText('パスワード'), 'secret-one')
    await user.click(screen.getByRole('button', { name: '確認する' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: '窓側の端末を外す' })).toBeNull())
    expect(freed).toEqual([{ sectionId: 's1' }])
  })

  it.each([
    {
      silence: {
        reason: 'stopped',
        since: '2026-11-22T12:05:00.000Z',
        stoppedBy: { name: '山田', role: 'enterprise' },
      },
      text: '山田さんが21:05に停止しました。',
      remedy: { button: '再生する', change: { sectionId: 's1', playing: true } },
    },
    {
      silence: {
        reason: 'stopped',
        since: '2026-11-21T12:05:00.000Z',
        stoppedBy: { name: null, role: 'administrator' },
      },
      text: '管理者が11/21 21:05に停止しました。',
      remedy: { button: '再生する', change: { sectionId: 's1', playing: true } },
    },
    {
      silence: {
        reason: 'stopped',
        since: '2026-11-22T12:05:00.000Z',
        stoppedBy: { name: null, role: 'enterprise' },
      },
      text: '21:05に停止されました。',
      remedy: { button: '再生する', change: { sectionId: 's1', playing: true } },
    },
    {
      silence: { reason: 'betweenWindows', until: '2026-11-22T22:00:00.000Z' },
      text: '予定表の時間外のため、停止しています。11/23 07:00に再生が始まります。',
      remedy: { button: 'いま再生する', change: { sectionId: 's1', playing: true } },
    },
    {
      silence: { reason: 'muted' },
      text: '音量が0%です。',
      remedy: { button: '音量を50%にする', change: { sectionId: 's1', volume: 0.5 } },
    },
    {
      silence: { reason: 'closed' },
      text: '営業時間外のため、停止しています。',
      remedy: { link: '営業時間を確かめる', address: '/mypage/enterprise/rooms/hours/r1' },
    },
    {
      silence: { reason: 'emptyWindow' },
      text: '予定表のこの時間帯には、流す音がありません。',
      remedy: { link: '予定表を直す', address: '/mypage/enterprise/rooms/schedule/s1' },
    },
    {
      silence: { reason: 'noDevice' },
      text: 'この区画を再生する端末がまだありません。',
      remedy: { link: '端末を登録する', address: '/mypage/enterprise/devices' },
    },
    {
      silence: { reason: 'deviceSilent' },
      text: '再生の予定ですが、端末から音が出ていません。端末の画面に触れてください。',
      remedy: {},
    },
  ] as const)('reads that a section is silent by $silence.reason, and ends it with one tap', async (row) => {
    const orders: unknown[] = []
    const silence = { since: null, until: null, stoppedBy: null, ...row.silence }
    server.use(
      http.get('/v2/enterprise/my/overview', () => createRoomsOverview({ silence, deviceName: '' })),
      http.post('/v2/enterprise/my/control', async ({ readBody }) => {
        orders.push(await readBody())
        return { changeId: 'c1', sectionIds: ['s1'] }
      }),
    )
    signIn(enterprise)
    const { user, router } = await renderApp('/mypage/enterprise/rooms')
    const card = within(await screen.findByRole('region', { name: '窓側' }))
    card.getByText(row.text)
    if ('button' in row.remedy) {
      await user.click(card.getByRole('button', { name: row.remedy.button }))
      await waitFor(() => expect(orders).toEqual([row.remedy.change]))
    } else if ('link' in row.remedy) {
      await user.click(card.getByRole('link', { name: row.remedy.link }))
      await waitFor(() => expect(router.state.location.pathname).toBe(row.remedy.address))
    } else expect(card.queryByRole('button')).toBeNull()
  })

  it('changes a volume by each key press from the one before, however late the responses are', async () => {
    const volumes: number[] = []
    const responses = Promise.withResolvers<void>()
    server.use(
      http.get('/v2/enterprise/my/overview', () => overview),
      http.post('/v2/enterprise/my/control', async ({ readBody }) => {
        volumes.push(((await readBody()) as { volume: number }).volume)
        await responses.promise
        return { changeId: `c${volumes.length}`, sectionIds: ['s1'] }
      }),
    )
    signIn(enterprise)
    await renderApp('/mypage/enterprise/rooms')
    const slider = await screen.findByRole('slider', { name: '波の音量' })
    for (let press = 0; press < 3; press++) fireEvent.keyDown(slider, { key: 'ArrowRight' })
    responses.resolve()
    await waitFor(() => expect(volumes).toEqual([0.51, 0.52, 0.53]))
  })

  it.each([
    '/mypage/enterprise',
    '/mypage/enterprise/control',
    '/mypage/enterprise/control/s1',
    '/mypage/enterprise/rooms',
    '/mypage/enterprise/devices',
    '/mypage/enterprise/rooms/schedule/s1',
    '/mypage/enterprise/rooms/hours/r1',
    '/mypage/enterprise/report',
    '/mypage/enterprise/experience',
  ])('logs out any other account that opens %s, and shows why', async (address) => {
    let loggedOut = 0
    const verified = Promise.withResolvers<void>()
    let asked = 0
    server.use(
      http.get('/auth/logout', () => {
        loggedOut += 1
        return {}
      }),
      http.post('/auth/me', async () => {
        if (asked++ > 0) await verified.promise
        return createMember()
      }),
      mswHttp.all(toMockUrl('/v2/enterprise/*'), () =>
        createErrorResponse(403, 'E4030', 'ご利用いただけません。'),
      ),
    )
    const { router } = await renderApp(address)
    await waitFor(() => expect(asked).toBe(2))
    // The page gets time to send its requests before the server confirms the account.
    await new Promise((resolve) => setTimeout(resolve, 100))
    verified.resolve()
    expect(await screen.findByText(/法人のお客様専用です/)).toBeTruthy()
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    await waitFor(() => expect(loggedOut).toBe(1))
  })
})
