import 'fake-indexeddb/auto'
import { createErrorResponse } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import type { SoundLibraryData } from '../types.ts'
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
    http.get('/soundesthe/library', () => library),
    http.post('/soundesthe/favourite', async ({ readBody }) => {
      changes.push(await readBody())
      return { favourite: true }
    }),
  )
})

async function openPage() {
  const view = await renderApp('/mypage/soundesthe')
  // The first page of a process loads slowly on a busy machine.
  await screen.findByRole('region', { name: '最近聴いた音' }, { timeout: 20_000 })
  return view
}

describe('the page of a sound', () => {
  it('has its name as title, says where it is from, how it vibrates and how long it lasts, and lists similar ones', async () => {
    const rain = sound('dd', '屋久島の雨', {
      genre: '雨',
      place: '鹿児島・屋久島',
      frequencies: [96],
      tagCodes: ['night'],
    })
    library = { sounds: [{ ...waves, frequencies: [44.2, 220] }, nap, rain], favourites: [], recent: [] }
    const { user, router } = await renderApp(`/mypage/soundesthe?sound=${waves.id}`)
    expect(await screen.findByRole('heading', { level: 1, name: '由比ヶ浜の波' })).toBeTruthy()
    expect(screen.getByText(/神奈川・鎌倉.*振動 44 Hz.*10分/)).toBeTruthy()
    expect(await screen.findByRole('button', { name: '再生する' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '由比ヶ浜の波をお気に入りに入れる' }))
    await waitFor(() => expect(changes).toEqual([{ soundId: waves.id, favourite: true }]))
    const similar = within(screen.getByRole('region', { name: '似ている音' }))
    expect(similar.queryByText('屋久島の雨')).toBeNull()
    await user.click(similar.getByRole('link', { name: /昼下がり/ }))
    expect(await screen.findByRole('heading', { level: 1, name: '昼下がり' })).toBeTruthy()
    expect(router.state.location.search).toBe(`?sound=${nap.id}`)
  })
})

describe('/mypage/soundesthe', () => {
  it.each(['神奈川・鎌倉', '神奈川·镰仓'])('names the region of %s on the card of a sound', async (place) => {
    library = { sounds: [{ ...waves, place }, nap], favourites: [], recent: [waves.id] }
    await openPage()
    const recent = within(screen.getByRole('region', { name: '最近聴いた音' }))
    expect(recent.getByText('10分・神奈川')).toBeTruthy()
  })

  it('shows the landscape of each sound, on its shelf and in the search', async () => {
    const sounds = [sound('c0', '音0'), sound('c1', '音1')]
    library = { sounds, favourites: [], recent: sounds.map(({ id }) => id) }
    const { user } = await openPage()
    const expectCovers = (place: HTMLElement) => {
      for (const { id, title } of sounds) {
        const cover = within(place)
          .getByRole('link', { name: new RegExp(title) })
          .querySelector('img')
        expect(cover?.getAttribute('src')).toContain(`/${id}/`)
      }
    }
    expectCovers(screen.getByRole('region', { name: '最近聴いた音' }))
    await user.type(screen.getByRole('searchbox'), '音')
    expectCovers(await screen.findByRole('main'))
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

    server.use(http.post('/soundesthe/favourite', () => createErrorResponse(404, 'E4040', '')))
    library = { ...library, favourites: [waves.id] }
    await user.click(heart())
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'))
  })
})
