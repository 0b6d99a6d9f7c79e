import 'fake-indexeddb/auto'
import { configure, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { createMember } from '../testing/create-member.ts'
import { renderApp } from '../testing/render-app.tsx'
import { serveDemoSounds, setPageMode } from '../testing/serve-demo-sounds.ts'
import { server, signIn, toApiUrl } from '../testing/server.ts'
import './member-routes.tsx'

// These tests load whole pages on demand, which takes time on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

const preparing = 'デモの音源を準備しています（163件中12件）'

const hotel = createMember({ role: 'ROLE_ENTERPRISE' })
const section = {
  sectionId: 's1',
  sectionName: '窓側',
  state: 'stopped',
  shouldPlay: false,
  isOpen: true,
  stoppedSince: null,
  offlineSince: null,
  reportedAt: null,
  managements: [],
  deviceName: null,
  hasSchedule: false,
  nextChangeAt: null,
}
const rooms = [{ roomId: 'r1', roomName: 'ロビー', sections: [section] }]
const overview = { serverTime: '2026-11-22T12:10:00.000Z', rooms }
const library = { sounds: [], favourites: [], recent: [] }

const places = [
  {
    place: 'the library',
    address: '/mypage/soundesthe',
    api: '/soundesthe/library',
    response: library,
    none: 'お聴きいただける音はまだありません。',
  },
  {
    place: 'what a purpose means',
    address: '/mypage/soundesthe/purpose?code=01',
    api: '/soundesthe/purpose-details',
    response: [],
    none: '選べる項目はまだありません。',
  },
  {
    place: 'the sounds of nature',
    address: '/mypage/soundesthe/category',
    api: '/api/natural-sound/list',
    response: [],
    none: 'お聴きいただける音はまだありません。',
  },
  {
    place: 'Kanade',
    address: '/mypage/kanade',
    api: '/api/kanade/list',
    response: [],
    none: 'お聴きいただける曲はまだありません。',
  },
  {
    place: 'a section among the rooms',
    address: '/mypage/enterprise/rooms',
    api: '/v2/enterprise/my/overview',
    response: overview,
    none: 'この区画には、流す音がまだ登録されていません。音の登録は担当者が行います。',
    as: hotel,
  },
] as const

function open({ address, api, response, ...place }: (typeof places)[number]) {
  const seen = { requests: 0 }
  server.use(
    http.get(toApiUrl(api), () => {
      seen.requests += 1
      return HttpResponse.json(response)
    }),
  )
  signIn('as' in place ? place.as : createMember())
  return renderApp(address).then(() => seen)
}

describe('while demo sounds are being made', { timeout: 60_000 }, () => {
  it.each(places)('shows in $place how many demo sounds are ready', async (place) => {
    setPageMode('local')
    serveDemoSounds()
    await open(place)
    await screen.findByText(preparing)
    expect(screen.queryByText(place.none)).toBeNull()
  })

  it('refetches the library when more sounds are ready', async () => {
    setPageMode('local')
    const demo = serveDemoSounds()
    const seen = await open(places[0])
    await screen.findByText(preparing)
    const { requests } = seen
    demo.ready = 163
    await screen.findByText(places[0].none, undefined, { timeout: 15_000 })
    await waitFor(() => expect(seen.requests).toBeGreaterThan(requests))
  })

  it.each(places)('says in production that $place is empty and requests nothing more', async (place) => {
    setPageMode('live')
    const demo = serveDemoSounds()
    await open(place)
    await screen.findByText(place.none)
    expect(demo.requests).toBe(0)
  })

  it('shows the progress in the schedule window in place of its sounds', async () => {
    setPageMode('local')
    serveDemoSounds()
    server.use(
      http.get(toApiUrl('/v2/enterprise/my/overview'), () => HttpResponse.json(overview)),
      http.get(toApiUrl('/v2/enterprise/my/room/section/schedule'), () => HttpResponse.json({ windows: [] })),
    )
    signIn(hotel)
    const { user } = await renderApp('/mypage/enterprise/rooms/schedule/s1')
    await user.click(await screen.findByRole('button', { name: '時間帯を追加' }))
    await screen.findByText(preparing)
  })

  it("shows the progress in the operators' list for deleting sounds", async () => {
    setPageMode('local')
    serveDemoSounds()
    const master = { tags: [], genres: [], countries: [], purposes: [] }
    server.use(
      http.get(toApiUrl('/api/sound-dmv/sound-dmv-mst'), () => HttpResponse.json(master)),
      http.get(toApiUrl('/v2/esthe/music/genres'), () => HttpResponse.json([])),
      http.get(toApiUrl('/upload/unfinished'), () => HttpResponse.json([])),
      http.get(toApiUrl('/upload/:list'), () => HttpResponse.json([])),
    )
    signIn(createMember({ authorities: ['upload_operator'] }))
    const { user } = await renderApp('/mypage/upload/kanade')
    await user.click(await screen.findByRole('tab', { name: /削除/ }))
    await screen.findByText(preparing)
    expect(screen.queryByText('登録されている音源はありません。')).toBeNull()
  })
})
