import 'fake-indexeddb/auto'
import { recordCalls, serveDemoSounds, setPageMode } from '@hibiki/api-mocks'
import { configure, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createRoomsOverview } from '../features/enterprise/testing/create-rooms-overview.ts'
import { createMember } from '../testing/create-member.ts'
import { renderApp } from '../testing/render-app.tsx'
import { http, server, signIn } from '../testing/server.ts'
import './member-routes.tsx'

// These tests load whole pages on demand, which takes time on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

const preparing = 'デモの音源を準備しています（163件中12件）'

const hotel = createMember({ role: 'ROLE_ENTERPRISE' })
const overview = createRoomsOverview({ managements: [] })
const noPlaylists = http.get('/v2/enterprise/my/playlists', () => ({ playlists: [], sounds: [] }))

const places = [
  {
    place: 'the library',
    address: '/mypage/soundesthe',
    mock: http.get('/soundesthe/library', () => ({ sounds: [], favourites: [], recent: [] })),
    none: 'お聴きいただける音はまだありません。',
  },
  {
    place: 'what a purpose means',
    address: '/mypage/soundesthe/purpose?code=01',
    mock: http.get('/soundesthe/purpose-details', () => []),
    none: '選べる項目はまだありません。',
  },
  {
    place: 'the sounds of nature',
    address: '/mypage/soundesthe/category',
    mock: http.get('/api/natural-sound/list', () => []),
    none: 'お聴きいただける音はまだありません。',
  },
  {
    place: 'Kanade',
    address: '/mypage/kanade',
    mock: http.get('/api/kanade/list', () => []),
    none: 'お聴きいただける曲はまだありません。',
  },
  {
    place: 'a section among the rooms',
    address: '/mypage/enterprise/rooms',
    mock: http.get('/v2/enterprise/my/overview', () => overview),
    none: 'この区画には、流す音がまだ登録されていません。音の登録は担当者が行います。',
    as: hotel,
  },
]

function open({ address, mock, as = createMember() }: (typeof places)[number]) {
  server.use(mock, noPlaylists)
  signIn(as)
  return renderApp(address)
}

describe('while demo sounds are being made', { timeout: 60_000 }, () => {
  it.each(places)('shows in $place how many demo sounds are ready', async (place) => {
    setPageMode('local')
    serveDemoSounds(server)
    await open(place)
    await screen.findByText(preparing)
    expect(screen.queryByText(place.none)).toBeNull()
  })

  it('refetches the library when more sounds are ready', async () => {
    setPageMode('local')
    const demo = serveDemoSounds(server)
    const calls = recordCalls(server)
    const countReads = () => calls.filter(({ route }) => route === 'GET /soundesthe/library').length
    signIn(createMember())
    await renderApp('/mypage/soundesthe')
    await screen.findByText(preparing)
    const before = countReads()
    demo.ready = 163
    await screen.findByText('お聴きいただける音はまだありません。', undefined, { timeout: 15_000 })
    await waitFor(() => expect(countReads()).toBeGreaterThan(before))
  })

  it.each(places)('says in production that $place is empty and requests nothing more', async (place) => {
    setPageMode('live')
    const demo = serveDemoSounds(server)
    await open(place)
    await screen.findByText(place.none)
    expect(demo.requests).toBe(0)
  })

  it('shows the progress in the schedule window in place of its sounds', async () => {
    setPageMode('local')
    serveDemoSounds(server)
    server.use(
      noPlaylists,
      http.get('/v2/enterprise/my/overview', () => overview),
      http.get('/v2/enterprise/my/room/section/schedule', () => ({ windows: [], volumeLimit: null })),
    )
    signIn(hotel)
    const { user } = await renderApp('/mypage/enterprise/rooms/schedule/s1')
    await user.click(await screen.findByRole('button', { name: '時間帯を追加' }))
    await screen.findByText(preparing)
  })

  it("shows the progress in the operators' list for deleting sounds", async () => {
    setPageMode('local')
    serveDemoSounds(server)
    const master = { tags: [], genres: [], countries: [], purposes: [] }
    server.use(
      http.get('/api/sound-dmv/sound-dmv-mst', () => master),
      http.get('/v2/esthe/music/genres', () => []),
      http.get('/upload/unfinished', () => []),
      http.get('/upload/kanade-dmv-list', () => []),
    )
    signIn(createMember({ authorities: ['upload_operator'] }))
    const { user } = await renderApp('/mypage/upload/kanade')
    await user.click(await screen.findByRole('tab', { name: /削除/ }))
    await screen.findByText(preparing)
    expect(screen.queryByText('登録されている音源はありません。')).toBeNull()
  })
})
