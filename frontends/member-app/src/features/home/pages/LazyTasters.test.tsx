import 'fake-indexeddb/auto'
import { createErrorResponse } from '@hibiki/api-mocks'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
// Loaded before the first test, whose retries should not depend on how busy the machine is.
import '../../../app/layouts/VisitorPlayerBar.tsx'
import '../../player/components/MiniPlayer.tsx'
import './TastersPanel.tsx'
import './HomePage.tsx'
import { createMember } from '../../../testing/create-member.ts'
import { createSound } from '../../../testing/create-sound.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import { playbackStore } from '../../player/audio/playback-store.ts'
import { installFakeMedia } from '../../player/testing/fake-media.ts'

const sound = (id: string, title: string) =>
  createSound({
    id: `0190a000-0000-7000-8000-0000000000${id}`,
    soundSrc: `/api/media/${id}?exp=1&sig=a`,
    title,
  })

let media: ReturnType<typeof installFakeMedia>
beforeEach(() => {
  media = installFakeMedia()
  server.use(
    http.get('/soundesthe/tasters', () => [
      { mood: 'sleep' as const, sound: sound('01', '夜の帳') },
      { mood: 'care' as const, sound: sound('02', '白磁のひかり') },
    ]),
  )
})
afterEach(() => {
  playbackStore.end()
  media.restore()
})

const findMini = async () => within(await screen.findByRole('region', { name: 'プレーヤー：夜の帳' }))

describe('the tasters on the home page', () => {
  it('play in the mini player with one tap, go on beside other public pages, and record nothing', async () => {
    // A call to dmv/record-playing would fail this test, because no handler responds to it.
    const { user, router } = await renderApp('/')
    await user.click(await screen.findByRole('button', { name: /^眠り ?夜の帳 ?再生する/ }))
    const mini = await findMini()
    const audio = document.querySelector('audio')
    if (!audio) throw new Error('there is no audio element')
    await waitFor(() => expect(audio.paused).toBe(false))
    media.advance(audio, 40)
    await router.navigate('/support')
    await screen.findByRole('heading', { level: 1 })
    expect(audio.paused).toBe(false)
    await user.click(mini.getByRole('button', { name: '夜の帳の再生画面を開く' }))
    await user.click(await screen.findByRole('button', { name: /^眠り ?夜の帳 ?一時停止する/ }))
    expect(audio.paused).toBe(true)
    await user.click((await findMini()).getByRole('button', { name: '終了する' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: /プレーヤー/ })).toBeNull())
  })

  it('replace one another', async () => {
    const { user } = await renderApp('/')
    await user.click(await screen.findByRole('button', { name: /^眠り ?夜の帳 ?再生する/ }))
    await findMini()
    await user.click(screen.getByRole('button', { name: /^お手入れ ?白磁のひかり ?再生する/ }))
    await screen.findByRole('region', { name: 'プレーヤー：白磁のひかり' })
    expect(screen.getAllByRole('region', { name: /プレーヤー/ })).toHaveLength(1)
    expect(screen.getByRole('button', { name: /^眠り ?夜の帳 ?再生する/ })).toBeTruthy()
  })

  it('leave their section out when there are none', async () => {
    let requests = 0
    server.use(
      http.get('/soundesthe/tasters', () => {
        requests += 1
        return createErrorResponse(404, 'E4040', '見つかりません。')
      }),
    )
    await renderApp('/')
    await waitFor(() => expect(requests).toBe(1))
    await waitFor(() => expect(screen.queryByText('いまの気分で、ひとつ聴いてみる')).toBeNull())
  })

  it('are not for members, who have an evening of their own', async () => {
    signIn(createMember())
    await renderApp('/')
    await screen.findByRole('link', { name: 'マイページへ' })
    expect(screen.queryByText('いまの気分で、ひとつ聴いてみる')).toBeNull()
  })
})
