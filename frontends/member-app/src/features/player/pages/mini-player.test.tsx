import 'fake-indexeddb/auto'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AppProviders } from '../../../app/AppProviders.tsx'
import { createAppRouter } from '../../../app/router.tsx'
import { startI18n } from '../../../lib/i18n/i18n.ts'
import { createMember } from '../../../testing/create-member.ts'
import { createSound } from '../../../testing/create-sound.ts'
import { collectPlayRecords, type PlayRecord } from '../../../testing/play-and-finish-sound.ts'
import { http, server, signIn } from '../../../testing/server.ts'
import '../../../app/member-routes.tsx'
import '../../soundesthe/pages/SoundPurposePage.tsx'
import '../../soundesthe/pages/SoundRandomPage.tsx'
import '../../soundesthe/pages/SoundesthePage.tsx'
import '../components/MiniPlayer.tsx'
import { playbackStore } from '../audio/playback-store.ts'
import { installFakeMedia } from '../testing/fake-media.ts'
import { installFakeMediaSession } from '../testing/fake-media-session.ts'

const sound = (id: string, title: string) =>
  createSound({
    id: `0190a000-0000-7000-8000-0000000000${id}`,
    soundSrc: `/api/media/${id}?exp=1&sig=a`,
    title,
  })

let media: ReturnType<typeof installFakeMedia>
let router: ReturnType<typeof createAppRouter>
let reports: PlayRecord[]

beforeEach(() => {
  media = installFakeMedia()
  signIn(createMember())
  reports = collectPlayRecords()
  server.use(
    http.get('/soundesthe/random', () => sound('aa', '夜の入り江')),
    http.get('/soundesthe/purpose-detail-random', () => sound('bb', '朝の霧')),
  )
})
afterEach(() => {
  playbackStore.end()
  router.dispose()
  media.restore()
  window.history.replaceState({}, '', '/')
})

async function listen() {
  await startI18n()
  window.history.replaceState({}, '', '/mypage/soundesthe/random')
  router = createAppRouter()
  render(<AppProviders router={router} />)
  const user = userEvent.setup()
  const player = () => screen.findByRole('region', { name: 'プレーヤー：夜の入り江' })
  await user.click(within(await player()).getByRole('button', { name: '再生する' }))
  const audio = document.querySelector('audio') as HTMLAudioElement
  await waitFor(() => expect(audio.paused).toBe(false))
  media.advance(audio, 40)
  await router.navigate('/mypage/soundesthe')
  await screen.findByRole('heading', { level: 1, name: 'メディカルサウンド' })
  return { user, audio, mini: within(await player()) }
}

const seconds = () => [...new Map(reports.map((report) => [report.playSessionId, report.totalPlayingTime]))]

describe('a play while its member moves inside the app', () => {
  it('plays on, and continues on its page in the same record', async () => {
    const { user, audio, mini } = await listen()
    expect(audio.paused).toBe(false)
    media.advance(audio, 20)
    expect(await mini.findByText(/残り 9:00/)).toBeTruthy()
    await user.click(mini.getByRole('button', { name: '夜の入り江の再生画面を開く' }))
    await screen.findByRole('button', { name: '別の音にする' })
    expect(screen.getAllByRole('region', { name: 'プレーヤー：夜の入り江' })).toHaveLength(1)
    expect(document.querySelector('audio')).toBe(audio)
    expect(audio.paused).toBe(false)
    media.advance(audio, 10)
    await user.click(screen.getByRole('button', { name: '一時停止する' }))
    await user.click(screen.getByRole('button', { name: '終了する' }))
    await waitFor(() => expect(seconds().map(([, time]) => time)).toEqual(['00:01:10']))
  })

  it('stays on the lock screen when its page continues it', async () => {
    const session = installFakeMediaSession()
    const { user, audio, mini } = await listen()
    await user.click(mini.getByRole('button', { name: '夜の入り江の再生画面を開く' }))
    await screen.findByRole('button', { name: '別の音にする' })
    await waitFor(() => expect(screen.getAllByRole('region', { name: /プレーヤー/ })).toHaveLength(1))
    expect(session.metadata).toMatchObject({ title: '夜の入り江' })
    expect(session.playbackState).toBe('playing')
    await session.press('pause')
    expect(audio.paused).toBe(true)
    await session.press('play')
    await waitFor(() => expect(audio.paused).toBe(false))
    await session.press('pause')
    session.remove()
    await user.click(screen.getByRole('button', { name: '終了する' }))
    await waitFor(() => expect(seconds().map(([, time]) => time)).toEqual(['00:00:40']))
  })

  it('pauses and ends with one tap each', async () => {
    const { user, audio, mini } = await listen()
    expect(mini.queryByRole('button', { name: '終了する' })).toBeNull()
    await user.click(mini.getByRole('button', { name: '一時停止する' }))
    expect(audio.paused).toBe(true)
    await user.click(mini.getByRole('button', { name: '終了する' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: /プレーヤー/ })).toBeNull())
    await waitFor(() => expect(seconds().map(([, time]) => time)).toEqual(['00:00:40']))
  })

  it('ends with its sound', async () => {
    const { audio } = await listen()
    media.end(audio)
    await waitFor(() => expect(screen.queryByRole('region', { name: /プレーヤー/ })).toBeNull())
    await waitFor(() => expect(seconds()).toHaveLength(1))
    expect(document.querySelector('audio')).toBeNull()
  })

  it('is replaced by the next sound when that begins, not when its page opens', async () => {
    const { user, audio } = await listen()
    await router.navigate('/mypage/soundesthe/purpose?code=01&detail=0190a000-0000-7000-8000-0000000000d1')
    const next = await screen.findByRole('region', { name: 'プレーヤー：朝の霧' })
    expect(audio.paused).toBe(false)
    await user.click(within(next).getByRole('button', { name: '再生する' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'プレーヤー：夜の入り江' })).toBeNull())
    await waitFor(() => expect(seconds().map(([, time]) => time)).toEqual(['00:00:40']))
  })

  it('ends with the session', async () => {
    const { audio } = await listen()
    playbackStore.end()
    await waitFor(() => expect(screen.queryByRole('region', { name: /プレーヤー/ })).toBeNull())
    expect(audio.getAttribute('src')).toBeNull()
  })
})
