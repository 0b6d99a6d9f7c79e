import 'fake-indexeddb/auto'
import { createErrorResponse } from '@hibiki/api-mocks'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeLanguage } from '../../../lib/i18n/i18n.ts'
import { createMember } from '../../../testing/create-member.ts'
import { createSound } from '../../../testing/create-sound.ts'
import { collectPlayRecords, type PlayRecord } from '../../../testing/play-and-finish-sound.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import { installFakeMedia } from '../../player/testing/fake-media.ts'
// Loaded before the first test, whose retries should not depend on how busy the machine is.
import '../../kanade/pages/KanadePage.tsx'
import '../../kanade/pages/KanadeRandomPage.tsx'
import './SoundCategoryPage.tsx'
import './SoundPurposePage.tsx'

const sound = (id: string, title: string, genre: string, more: { player?: string } = {}) =>
  createSound({ id, title, genre, tags: ['おやすみ'], ...more })

const nature = [sound('n1', '夜の入り江', '水'), sound('n2', '朝の風', '風'), sound('n3', '小川', '水')]
const kanade = [sound('k1', '月の舟', 'ピアノ', { player: '山本 澪' })]

let media: ReturnType<typeof installFakeMedia>
let reports: PlayRecord[]

/** Plays the shown sound for a while, finishes, and returns the codes of its record. */
async function playAndFinish(view: Awaited<ReturnType<typeof renderApp>>, title: string) {
  const player = await screen.findByRole('region', { name: `プレーヤー：${title}` })
  const audio = player.querySelector('audio')
  if (!audio) throw new Error('the player has no audio element')
  await view.user.click(within(player).getByRole('button', { name: '再生する' }))
  media.advance(audio, 9)
  await view.user.click(within(player).getByRole('button', { name: '一時停止する' }))
  await view.user.click(within(player).getByRole('button', { name: '終了する' }))
  await screen.findByRole('region', { name: 'おつかれさまでした' })
  await waitFor(() => expect(reports.at(-1)?.totalPlayingTime).toBe('00:00:09'))
  expect(new Set(reports.map((report) => report.playSessionId)).size).toBe(1)
  const last = reports.at(-1)
  return `${last?.dmvTypeCode}/${last?.planCode} ${last?.vibrationId}`
}

beforeEach(() => {
  media = installFakeMedia()
  reports = collectPlayRecords()
  signIn(createMember())
  server.use(
    http.get('/soundesthe/purpose-details', ({ url }) =>
      url.searchParams.get('code') === '02' ? [{ value: 'd1', text: 'ぐっすり眠りたい' }] : [],
    ),
    http.get('/soundesthe/purpose-detail-random', () => nature[0]),
    http.get('/api/natural-sound/list', () => nature),
    http.get('/api/kanade/list', () => kanade),
    http.get('/kanade/random', () => kanade[0]),
    http.get('/activity/streak', () => ({
      days: 4,
      todayDone: true,
      secondsToGo: null,
      freezeLeft: 1,
      weekdays: [1],
    })),
  )
})
afterEach(() => media.restore())

describe('/mypage/soundesthe/purpose', () => {
  it('leads from a purpose over its details to a sound recorded as 02/04', async () => {
    const view = await renderApp('/mypage/soundesthe/purpose')
    const main = within(await screen.findByRole('main'))
    await main.findByRole('heading', { level: 1, name: '目的から選ぶ' })
    const cards = main.getAllByRole('listitem').map((card) => card.querySelector('h2')?.textContent)
    expect(cards).toEqual(['美容', '目覚めと眠り', 'ヘルスケア', 'デスクワーク'])
    await view.user.click(main.getByRole('link', { name: /目覚めと眠り/ }))
    await view.user.click(await main.findByRole('link', { name: 'ぐっすり眠りたい' }))
    expect(await playAndFinish(view, '夜の入り江')).toBe('02/04 n1')
    expect(await screen.findByText('4日連続')).toBeTruthy()
  })

  it('shows a message when a purpose has no details or no sound can be chosen', async () => {
    const view = await renderApp('/mypage/soundesthe/purpose?code=01')
    expect(await screen.findByText('選べる項目はまだありません。')).toBeTruthy()
    view.unmount()
    server.use(
      http.get('/soundesthe/purpose-detail-random', () =>
        createErrorResponse(404, 'E4040', '見つかりません。'),
      ),
    )
    await renderApp('/mypage/soundesthe/purpose?code=02&detail=d1')
    expect((await screen.findByRole('alert')).textContent).toContain('振動選択に失敗しました。')
  })
})

describe('/mypage/soundesthe/category', () => {
  it('lists the nature sounds by genre and records the chosen one as 02/02', async () => {
    const view = await renderApp('/mypage/soundesthe/category')
    const water = await screen.findByRole('region', { name: '水' })
    expect(within(water).getAllByRole('link')).toHaveLength(2)
    expect(within(screen.getByRole('region', { name: '風' })).getAllByRole('link')).toHaveLength(1)
    await view.user.click(within(water).getByRole('link', { name: /小川/ }))
    expect(await playAndFinish(view, '小川')).toBe('02/02 n3')
  })

  it('titles the page of a chosen sound with its name, once', async () => {
    await renderApp('/mypage/soundesthe/category?sound=n2')
    await screen.findByRole('heading', { level: 1, name: '朝の風' })
    expect(screen.getAllByRole('heading', { name: '朝の風' })).toHaveLength(1)
  })

  it('keeps the title of the list and shows a gentle error for a sound that is gone', async () => {
    await renderApp('/mypage/soundesthe/category?sound=gone')
    await screen.findByRole('heading', { level: 1, name: 'カテゴリーから選ぶ' })
    expect((await screen.findByRole('alert')).textContent).toContain('振動選択に失敗しました。')
  })

  it('shows texts for an empty list and for an error', async () => {
    server.use(http.get('/api/natural-sound/list', () => []))
    const view = await renderApp('/mypage/soundesthe/category')
    expect(await screen.findByText('お聴きいただける音はまだありません。')).toBeTruthy()
    view.unmount()
    server.use(
      http.get('/api/natural-sound/list', () => createErrorResponse(400, 'E3001', 'お待ちください。')),
    )
    await renderApp('/mypage/soundesthe/category')
    expect((await screen.findByRole('alert')).textContent).toContain('お待ちください。')
  })
})

describe('/mypage/kanade', () => {
  it('lists the players and records the chosen piece as 03/03', async () => {
    const view = await renderApp('/mypage/kanade')
    await view.user.click(await screen.findByRole('link', { name: /月の舟.*山本 澪・ピアノ/ }))
    expect(await playAndFinish(view, '月の舟')).toBe('03/03 k1')
  })

  it('plays a random piece and records it as 03/03', async () => {
    const view = await renderApp('/mypage/kanade')
    await view.user.click(await screen.findByRole('link', { name: 'おまかせで聴く' }))
    expect(await playAndFinish(view, '月の舟')).toBe('03/03 k1')
    expect(view.router.state.location.pathname).toBe('/mypage/kanade/random')
  })
})

describe('another language in the middle', () => {
  const asked: (string | null)[] = []
  const inLanguage = (rows: (language: string | null) => ReturnType<typeof sound>[]) =>
    server.use(
      http.get('/api/natural-sound/list', ({ request }) => {
        const language = request.headers.get('Accept-Language')
        asked.push(language)
        return rows(language)
      }),
    )
  beforeEach(() => asked.splice(0))
  afterEach(() => changeLanguage('ja'))

  it('shows the list in the new language', async () => {
    inLanguage((language) => [sound('n1', '夜の入り江', language === 'en' ? 'Water' : '水')])
    await renderApp('/mypage/soundesthe/category')
    await screen.findByRole('heading', { level: 2, name: '水' })
    await act(() => changeLanguage('en'))
    expect(await screen.findByRole('heading', { level: 2, name: 'Water' })).toBeTruthy()
  })

  it('keeps a playing sound after a change of language, even when it was withdrawn', async () => {
    inLanguage((language) => (language === 'en' ? [] : nature))
    const view = await renderApp('/mypage/soundesthe/category?sound=n2')
    const player = await screen.findByRole('region', { name: 'プレーヤー：朝の風' })
    const audio = player.querySelector('audio')
    await view.user.click(within(player).getByRole('button', { name: '再生する' }))
    await act(() => changeLanguage('en'))
    await waitFor(() => expect(asked).toContain('en'))
    await screen.findByRole('button', { name: 'Pause' })
    expect(document.querySelector('audio')).toBe(audio)
    expect(audio?.paused).toBe(false)
  })
})
