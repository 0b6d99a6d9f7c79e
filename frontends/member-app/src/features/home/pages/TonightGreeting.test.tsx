import { createErrorResponse } from '@hibiki/api-mocks'
import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
// Loaded before the first test, whose retries should not depend on how busy the machine is.
import '../../../app/member-routes.tsx'
import '../../tonight/pages/TonightOverview.tsx'
import '../../tonight/pages/TonightPage.tsx'
import './HomePage.tsx'
import './TonightGreeting.tsx'
import { createMember } from '../../../testing/create-member.ts'
import { createSound } from '../../../testing/create-sound.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import { eveningListeningStore } from '../../player/record/evening-listening-store.ts'
import { installFakeMedia } from '../../player/testing/fake-media.ts'

let media: ReturnType<typeof installFakeMedia>
beforeEach(() => {
  media = installFakeMedia()
  signIn(createMember())
  server.use(
    http.get('/activity/weekly', () => []),
    http.get('/aiesthe/my-history-count', () => 0),
    http.get('/aiesthe/my-history', () => []),
    http.post('/dmv/record-playing', () => ({})),
  )
})
afterEach(() => media.restore())

describe('tonight on the home page', () => {
  it("greets a member and plays tonight's sound with one tap, the same as on the tonight page", async () => {
    const offered = ['夜の入り江', '別の入り江'].map((title, at) => createSound({ id: `sound-${at}`, title }))
    server.use(http.get('/soundesthe/random', () => offered.shift()))
    const { user, router } = await renderApp('/')
    await user.click(
      await screen.findByRole('button', { name: /一般 花子さん。.*「夜の入り江」を。.*再生する/ }),
    )
    await waitFor(() => expect(document.querySelector('audio')?.paused).toBe(false))
    expect(router.state.location.pathname).toBe('/mypage/tonight')
    expect(await screen.findByRole('region', { name: 'プレーヤー：夜の入り江' })).toBeTruthy()
    // A reload continues the play instead of starting another one.
    expect(router.state.location.state).toBeNull()
  })

  it('tells what was heard already this evening, as the tonight page does, and goes on playing with one tap', async () => {
    server.use(http.get('/soundesthe/random', () => createSound({ title: '夜の入り江' })))
    eveningListeningStore.add(createMember().id, 600)
    const { user } = await renderApp('/')
    await user.click(await screen.findByRole('button', { name: /10分お聴きになりました。.*再生する/ }))
    await waitFor(() => expect(document.querySelector('audio')?.paused).toBe(false))
  })

  it('links to the tonight page when no sound can be loaded', async () => {
    server.use(http.get('/soundesthe/random', () => createErrorResponse(404, 'E4040', '見つかりません。')))
    await renderApp('/')
    const way = await screen.findByRole('link', { name: '今夜の音を聴く' })
    expect(way.getAttribute('href')).toBe('/mypage/tonight')
  })
})
