import { createErrorResponse } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import { createManagement, createRoomsOverview } from '../testing/create-rooms-overview.ts'
import type { Playlist, Playlists } from '../types.ts'
import '../../../app/member-routes.tsx'

// The first of these pages is compiled on demand, which takes long on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

const page = '/mypage/enterprise/rooms/playlists'
const sounds = ['波', '風', '雨'].map((title, index) => ({
  soundId: `s${index}`,
  title,
  withMusic: false,
  durationSeconds: 600,
}))
const use = { sectionId: 's1', sectionName: '窓側', roomName: 'ロビー', sounds: 2 }
const morning: Playlist = {
  playlistId: 'p1',
  name: '朝',
  isShuffled: false,
  soundIds: ['s0', 's1'],
  uses: [
    { ...use, isPlaying: true, isOrdered: true, isScheduled: false },
    { ...use, sectionId: 's2', sectionName: '入口', isPlaying: false, isOrdered: false, isScheduled: true },
  ],
}
let shown: Playlists
let sent: unknown[]
/** How often the playlists were loaded with what uses them. */
let playlistLoads: number

beforeEach(() => {
  shown = { playlists: [morning], sounds }
  sent = []
  playlistLoads = 0
  server.use(
    http.get('/v2/enterprise/my/playlists', () => {
      playlistLoads += 1
      return shown
    }),
    http.post('/v2/enterprise/my/playlists', async ({ request }) => {
      sent.push(await request.json())
      return { playlistId: 'p1' }
    }),
    http.post('/v2/enterprise/my/playlists/delete', async ({ request }) => {
      sent.push(await request.json())
      shown = { playlists: [], sounds }
      return {}
    }),
  )
  signIn(createMember({ role: 'ROLE_ENTERPRISE' }))
})

describe('the playlists of the company', () => {
  it('are composed of a name and sounds, in an order that is said', async () => {
    shown = { playlists: [], sounds }
    const { user } = await renderApp(page)
    fireEvent.click(await screen.findByRole('button', { name: 'プレイリストを作る' }))
    fireEvent.click(screen.getByRole('button', { name: '保存する' }))
    expect(await screen.findByText('名前を入力してください。')).toBeTruthy()
    expect(sent).toEqual([])
    await enterText(user, screen.getByLabelText('名前'), '夜')
    fireEvent.click(screen.getByRole('checkbox', { name: 'すべて選ぶ' }))
    expect(screen.getByText(/1日に30分より長く流すと、最初から繰り返します。/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '保存する' }))
    await waitFor(() =>
      expect(sent).toEqual([{ name: '夜', isShuffled: true, soundIds: ['s0', 's1', 's2'] }]),
    )
    await waitFor(() => expect(screen.queryByLabelText('名前')).toBeNull())
  })

  it('are reordered and renamed, and what uses them is told', async () => {
    const { user } = await renderApp(page)
    fireEvent.click(await screen.findByRole('button', { name: '朝を編集' }))
    expect(screen.getByText(/2か所の区画で使われています/)).toBeTruthy()
    await enterText(user, screen.getByLabelText('名前'), 'の庭')
    fireEvent.click(screen.getByRole('button', { name: '波を後ろへ' }))
    expect(screen.getByRole('button', { name: '波を後ろへ' }).hasAttribute('disabled')).toBe(true)
    fireEvent.click(screen.getByRole('checkbox', { name: '雨' }))
    fireEvent.click(screen.getByRole('button', { name: '保存する' }))
    await waitFor(() =>
      expect(sent).toEqual([
        { playlistId: 'p1', name: '朝の庭', isShuffled: false, soundIds: ['s1', 's0', 's2'] },
      ]),
    )
  })

  it('are deleted after it was said which sections fall silent and which schedules change', async () => {
    await renderApp(page)
    expect(await screen.findByText('1か所で再生中・1か所の予定表で使用')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '朝を削除' }))
    const question = await screen.findByRole('alertdialog', { name: '「朝」を削除しますか？' })
    expect(question.textContent).toContain('ロビー 窓側：再生が止まります。')
    expect(question.textContent).toContain('ロビー 入口：予定表から外れます。')
    fireEvent.click(within(question).getByRole('button', { name: '削除' }))
    expect(await screen.findByText('プレイリストはまだありません。')).toBeTruthy()
    expect(sent).toEqual([{ playlistId: 'p1' }])
  })

  it('tell of a closed section that it would have played them again', async () => {
    const closed = { ...use, isPlaying: false, isOrdered: true, isScheduled: false }
    shown = { playlists: [{ ...morning, uses: [closed] }], sounds }
    await renderApp(page)
    expect(await screen.findByText('1か所で再生待ち')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '朝を削除' }))
    const question = await screen.findByRole('alertdialog', { name: '「朝」を削除しますか？' })
    expect(question.textContent).toContain('ロビー 窓側：この先の再生がなくなります。')
  })

  it('are edited one at a time, so that nothing unsaved is lost', async () => {
    shown = { playlists: [morning, { ...morning, playlistId: 'p2', name: '夜' }], sounds }
    await renderApp(page)
    fireEvent.click(await screen.findByRole('button', { name: '朝を編集' }))
    for (const name of ['夜を編集', 'プレイリストを作る'])
      expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'キャンセル' }))
    expect(screen.getByRole('button', { name: '夜を編集' }).hasAttribute('disabled')).toBe(false)
  })

  it('keep the sounds that no section has now until a person removes them', async () => {
    shown = { playlists: [{ ...morning, soundIds: ['s0', 'gone', 's1'] }], sounds }
    await renderApp(page)
    const save = async () => {
      fireEvent.click(await screen.findByRole('button', { name: '朝を編集' }))
      expect(screen.getByText(/流す音・3曲/)).toBeTruthy()
      fireEvent.click(screen.getByRole('button', { name: '波を後ろへ' }))
      fireEvent.click(screen.getByRole('button', { name: '保存する' }))
      await waitFor(() => expect(screen.queryByLabelText('名前')).toBeNull())
    }
    await save()
    expect(sent).toMatchObject([{ soundIds: ['s1', 'gone', 's0'] }])
    fireEvent.click(await screen.findByRole('button', { name: '朝を編集' }))
    fireEvent.click(screen.getByRole('checkbox', { name: '今はどの区画にもない音（1曲）' }))
    fireEvent.click(screen.getByRole('button', { name: '保存する' }))
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ soundIds: ['s0', 's1'] }))
  })

  it('can be saved without a sound that was withdrawn while they were edited', async () => {
    shown = { playlists: [morning], sounds }
    server.use(
      http.post('/v2/enterprise/my/playlists', async ({ request }) => {
        const body = await request.json()
        sent.push(body)
        if (!body.soundIds.includes('s2')) return { playlistId: 'p1' }
        shown = { playlists: [morning], sounds: sounds.slice(0, 2) }
        return createErrorResponse(422, 'ENTERPRISE_SOUND_UNKNOWN', '利用できない音源が含まれています。')
      }),
    )
    await renderApp(page)
    fireEvent.click(await screen.findByRole('button', { name: '朝を編集' }))
    fireEvent.click(screen.getByRole('checkbox', { name: '雨' }))
    fireEvent.click(screen.getByRole('button', { name: '保存する' }))
    fireEvent.click(await screen.findByRole('button', { name: '閉じる' }))
    fireEvent.click(await screen.findByRole('checkbox', { name: '今はどの区画にもない音（1曲）' }))
    fireEvent.click(await screen.findByRole('button', { name: '保存する' }))
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ soundIds: ['s0', 's1'] }))
  })

  it('keep what was typed when the service rejects them', async () => {
    server.use(
      http.post('/v2/enterprise/my/playlists', () =>
        createErrorResponse(409, 'ENTERPRISE_TOO_MANY', 'これ以上追加できません。'),
      ),
    )
    const { user } = await renderApp(page)
    fireEvent.click(await screen.findByRole('button', { name: '朝を編集' }))
    await enterText(user, screen.getByLabelText('名前'), '昼')
    fireEvent.click(screen.getByRole('button', { name: '保存する' }))
    expect(await screen.findByText('これ以上追加できません。')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('名前').value).toBe('朝昼')
  })
})

describe('a playlist in a section', () => {
  it('is chosen there, and shown with the sound that is heard', async () => {
    server.use(
      http.get('/v2/enterprise/my/overview', () =>
        createRoomsOverview({
          state: 'playing',
          silence: null,
          managements: [createManagement('m1', '波')],
          playlists: [
            {
              ...{ id: 'm9', playlistId: 'p1', name: '朝', sounds: 2 },
              ...{ playing: true, heardTitle: '波', volume: 0.4 },
            },
          ],
        }),
      ),
      http.post('/v2/enterprise/my/control', async ({ request }) => {
        sent.push(await request.json())
        return { changeId: 'c', sectionIds: ['s1'] }
      }),
      http.post('/v2/enterprise/my/control/undo', () => ({ sectionIds: ['s1'] })),
    )
    await renderApp('/mypage/enterprise/rooms')
    const card = await screen.findByRole('region', { name: '窓側' })
    expect(within(card).getByRole('group', { name: 'プレイリスト「朝」' }).textContent).toContain(
      '再生中：波',
    )
    fireEvent.mouseDown(await within(card).findByRole('combobox', { name: '窓側で流すプレイリスト' }))
    const loadsBefore = playlistLoads
    fireEvent.click(await screen.findByRole('option', { name: '朝' }))
    await waitFor(() => expect(sent).toEqual([{ sectionId: 's1', playlistId: 'p1' }]))
    await waitFor(() => expect(playlistLoads).toBeGreaterThan(loadsBefore))
    const loadsBeforeUndo = playlistLoads
    fireEvent.click(await screen.findByRole('button', { name: '元に戻す' }))
    await waitFor(() => expect(playlistLoads).toBeGreaterThan(loadsBeforeUndo))
    fireEvent.click(within(card).getByRole('switch', { name: 'プレイリスト「朝」を再生する' }))
    await waitFor(() => expect(sent.at(-1)).toEqual({ sectionId: 's1', managementId: 'm9', playing: false }))
  })

  it('plays in the times of a schedule', async () => {
    server.use(
      http.get('/v2/enterprise/my/overview', () => createRoomsOverview()),
      http.get('/v2/enterprise/my/room/section/schedule', () => ({ windows: [], volumeLimit: null })),
      http.post('/v2/enterprise/my/room/section/schedule', async ({ request }) => {
        sent.push(await request.json())
        return {}
      }),
    )
    await renderApp('/mypage/enterprise/rooms/schedule/s1')
    fireEvent.click(await screen.findByRole('button', { name: '時間帯を追加' }))
    const window = screen.getByRole('region', { name: '時間帯 1' })
    fireEvent.click(within(window).getByRole('checkbox', { name: '波' }))
    fireEvent.mouseDown(await within(window).findByRole('combobox', { name: 'プレイリスト' }))
    fireEvent.click(await screen.findByRole('option', { name: '朝' }))
    const loadsBefore = playlistLoads
    fireEvent.click(screen.getByRole('button', { name: '保存する' }))
    await waitFor(() =>
      expect(sent).toMatchObject([{ sectionId: 's1', windows: [{ soundIds: [], playlistId: 'p1' }] }]),
    )
    await waitFor(() => expect(playlistLoads).toBeGreaterThan(loadsBefore))
  })
})
