import { enterText } from '@hibiki/test-harness/components'
import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { createErrorResponse, server, signIn, toApiUrl } from '../../../testing/server.ts'
import type { SoundLibraryData } from '../api/use-sound-library.ts'
// Loaded before the first test, whose retries should not depend on how busy the machine is.
import './SoundesthePage.tsx'

const sound = (id: string, title: string, more: Partial<SoundLibraryData['sounds'][number]> = {}) => ({
  id: `0190a000-0000-7000-8000-0000000000${id}`,
  soundSrc: `/api/media/${id}`,
  title,
  genre: '海',
  place: '神奈川・鎌倉',
  tags: ['水辺'],
  durationSeconds: 600,
  planCode: '02',
  purposeCode: null,
  tagCodes: [],
  reading: '',
  frequencies: [],
  ...more,
})
const waves = sound('aa', '由比ヶ浜の波', { reading: 'ゆいがはまのなみ' })
const nap = sound('bb', '昼下がり', { planCode: '04', purposeCode: '02', durationSeconds: 1200 })
let library: SoundLibraryData
let changes: unknown[]

beforeEach(() => {
  signIn(createMember())
  library = { sounds: [waves, nap], favourites: [], recent: [waves.id] }
  changes = []
  server.use(
    http.get(toApiUrl('/soundesthe/library'), () => HttpResponse.json(library)),
    http.post(toApiUrl('/soundesthe/favourite'), async ({ request }) => {
      changes.push(await request.json())
      return HttpResponse.json({ favourite: true })
    }),
  )
})

async function openPage() {
  const view = await renderApp('/mypage/soundesthe')
  // The first page of a process loads slowly on a busy machine.
  await screen.findByRole('region', { name: '最近聴いた音' }, { timeout: 20_000 })
  return view
}

describe('/mypage/soundesthe', () => {
  it('shows each sound as the figure of its frequencies, on its shelf and in the search', async () => {
    const [one, alike, other] = [
      [40, 210],
      [40, 210],
      [64, 210],
    ].map((frequencies, index) => sound(`c${index}`, `音${index}`, { frequencies }))
    if (!one || !alike || !other) throw new Error('no sounds')
    library = { sounds: [one, alike, other], favourites: [], recent: [one.id, alike.id, other.id] }
    const { user } = await openPage()
    const figureIn = (place: HTMLElement, name: RegExp) =>
      within(place).getByRole('link', { name }).querySelector('svg')?.innerHTML
    const expectFigures = (place: HTMLElement) => {
      expect(figureIn(place, /音0/)).toBeTruthy()
      expect(figureIn(place, /音1/)).toBe(figureIn(place, /音0/))
      expect(figureIn(place, /音2/)).not.toBe(figureIn(place, /音0/))
    }
    expectFigures(screen.getByRole('region', { name: '最近聴いた音' }))
    await user.type(screen.getByRole('searchbox'), '音')
    expectFigures(await screen.findByRole('main'))
  })

  it('links to random, purpose, category and Kanade', async () => {
    await openPage()
    const title = screen.getByRole('heading', { level: 1, name: 'メディカルサウンド' })
    const main = title.closest('main')
    if (!main) throw new Error('the page is not in the main landmark')
    const links = within(main).getAllByRole('link').slice(0, 4)
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/mypage/soundesthe/random',
      '/mypage/soundesthe/purpose',
      '/mypage/soundesthe/category',
      '/mypage/kanade',
    ])
  })

  it('shows shelves, whose sounds open the player', async () => {
    const { user } = await openPage()
    const shelf = within(screen.getByRole('region', { name: '目覚めと眠り' }))
    await user.click(shelf.getByRole('link', { name: /昼下がり/ }))
    expect(await screen.findByRole('region', { name: 'プレーヤー：昼下がり' })).toBeTruthy()
  })

  it('finds sounds by reading and by length', async () => {
    const { user } = await openPage()
    await enterText(user, screen.getByRole('searchbox'), 'yuigahama')
    expect(await screen.findByText('1件見つかりました')).toBeTruthy()
    expect(screen.getByRole('link', { name: /由比ヶ浜の波/ })).toBeTruthy()
    await user.clear(screen.getByRole('searchbox'))
    await user.click(screen.getByRole('button', { name: '20分〜' }))
    expect(screen.queryByRole('link', { name: /由比ヶ浜の波/ })).toBeNull()
    expect(screen.getByRole('link', { name: /昼下がり/ })).toBeTruthy()
  })

  it('shows a favourite at once and reverts it when the server rejects', async () => {
    const { user } = await openPage()
    const heart = () =>
      screen.getAllByRole('button', { name: '由比ヶ浜の波をお気に入りに入れる' })[0] as HTMLElement
    await user.click(heart())
    expect(await screen.findByRole('region', { name: 'お気に入り' })).toBeTruthy()
    expect(changes).toEqual([{ soundId: waves.id, favourite: true }])

    server.use(http.post(toApiUrl('/soundesthe/favourite'), () => createErrorResponse(404, 'E4040', '')))
    library = { ...library, favourites: [waves.id] }
    await user.click(heart())
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'))
  })
})
