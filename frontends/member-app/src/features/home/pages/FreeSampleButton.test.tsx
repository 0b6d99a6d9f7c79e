import { createErrorResponse } from '@hibiki/api-mocks'
import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
// Loaded before the first test, whose retries should not depend on how busy the machine is.
import './FreeSamplePanel.tsx'
import './HomePage.tsx'
import { createSound } from '../../../testing/create-sound.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server } from '../../../testing/server.ts'
import { installFakeMedia } from '../../player/testing/fake-media.ts'

let media: ReturnType<typeof installFakeMedia>
beforeEach(() => {
  media = installFakeMedia()
})
afterEach(() => media.restore())

describe('the free sample on the home page', () => {
  it('plays for a visitor with one tap, without recording anything', async () => {
    // A call to dmv/record-playing would fail this test, because no handler responds to it.
    server.use(http.get('/soundesthe/free-sound', () => createSound({ title: '水の記憶' })))
    const { user } = await renderApp('/')
    await user.click(await screen.findByRole('button', { name: /無料サンプル/ }))
    const player = await screen.findByRole('region', { name: 'プレーヤー：水の記憶' })
    const audio = player.querySelector('audio')
    if (!audio) throw new Error('the player has no audio element')
    await within(player).findByRole('button', { name: '一時停止する' })
    media.advance(audio, 40)
    expect(audio.paused).toBe(false)
    expect(within(player).queryByText('聴いた時間')).toBeNull()
    expect(within(player).queryByRole('button', { name: '終了する' })).toBeNull()
  })

  it('shows a message when there is no sample', async () => {
    server.use(
      http.get('/soundesthe/free-sound', () => createErrorResponse(404, 'E4040', '見つかりません。')),
    )
    const { user } = await renderApp('/')
    await user.click(await screen.findByRole('button', { name: /無料サンプル/ }))
    expect(await screen.findByText('振動選択に失敗しました。')).toBeTruthy()
  })
})
