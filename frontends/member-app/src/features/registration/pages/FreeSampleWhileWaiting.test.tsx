import 'fake-indexeddb/auto'
import { enterText } from '@hibiki/test-harness/components'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSound } from '../../../testing/create-sound.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server } from '../../../testing/server.ts'
import '../../player/components/FreeSamplePlayer.tsx'
import { installFakeMedia } from '../../player/testing/fake-media.ts'
import './RegisterPersonalPage.tsx'

let media: ReturnType<typeof installFakeMedia>
beforeEach(() => {
  media = installFakeMedia()
})
afterEach(() => media.restore())

it('offers a sound while a visitor waits for the registration mail, and plays nothing before a tap', async () => {
  server.use(
    http.post('/account/issue-confirm-mail', () => ({})),
    http.get('/soundesthe/free-sound', () => createSound({ title: '水の記憶' })),
  )
  const { user } = await renderApp('/register-personal')
  await enterText(user, await screen.findByLabelText('メールアドレス'), 'new@hibiki.example')
  await user.click(screen.getByRole('button', { name: '確認メールを送信する' }))
  const player = await screen.findByRole('region', { name: 'プレーヤー：水の記憶' })
  const audio = player.querySelector('audio') as HTMLAudioElement
  const play = await within(player).findByRole('button', { name: '再生する' })
  audio.dispatchEvent(new Event('loadedmetadata'))
  expect(audio.paused).toBe(true)
  await user.click(play)
  await waitFor(() => expect(audio.paused).toBe(false))
})
