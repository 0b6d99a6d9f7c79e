import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
// Loaded before the first test, whose retries should not depend on how busy the machine is.
import '../../../app/member-routes.tsx'
import '../../tonight/pages/TonightOverview.tsx'
import '../../tonight/pages/TonightPage.tsx'
import './HomePage.tsx'
import './TonightGreeting.tsx'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { createErrorResponse, server, signIn, toApiUrl } from '../../../testing/server.ts'
import { installFakeMedia } from '../../player/testing/fake-media.ts'

const sound = (id: string, title: string) => ({
  id,
  title,
  soundSrc: `/api/media/${id}?exp=1&sig=a`,
  genre: '自然音',
  place: '長崎',
  tags: [],
  durationSeconds: 600,
})

let media: ReturnType<typeof installFakeMedia>
beforeEach(() => {
  media = installFakeMedia()
  signIn(createMember())
  server.use(
    http.get(toApiUrl('/activity/weekly'), () => HttpResponse.json([])),
    http.get(toApiUrl('/aiesthe/my-history-count'), () => HttpResponse.json(0)),
    http.get(toApiUrl('/aiesthe/my-history'), () => HttpResponse.json([])),
    http.post(toApiUrl('/dmv/record-playing'), () => HttpResponse.json({})),
  )
})
afterEach(() => media.restore())

describe('tonight on the home page', () => {
  it("greets a member and plays tonight's sound with one tap, the same as on the tonight page", async () => {
    const offered = ['夜の入り江', '別の入り江'].map((title, at) => sound(`sound-${at}`, title))
    server.use(http.get(toApiUrl('/soundesthe/random'), () => HttpResponse.json(offered.shift())))
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

  it('links to the tonight page when no sound can be loaded', async () => {
    server.use(
      http.get(toApiUrl('/soundesthe/random'), () => createErrorResponse(404, 'E4040', '見つかりません。')),
    )
    await renderApp('/')
    const way = await screen.findByRole('link', { name: '今夜の音を聴く' })
    expect(way.getAttribute('href')).toBe('/mypage/tonight')
  })
})
