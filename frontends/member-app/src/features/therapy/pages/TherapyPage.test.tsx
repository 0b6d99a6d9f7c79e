import 'fake-indexeddb/auto'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ResponseBody } from '../../../lib/api/response-body.ts'
import { createMember } from '../../../testing/create-member.ts'
import { createProduct } from '../../../testing/create-product.ts'
import { collectPlayRecords, findPlayer, playAndFinishSound } from '../../../testing/play-and-finish-sound.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { serveShop } from '../../../testing/serve-shop.ts'
import { http, server, signIn } from '../../../testing/server.ts'
import { installFakeMedia } from '../../player/testing/fake-media.ts'
// Loaded before the first test, whose retries should not depend on how busy the machine is.
import '../../../app/member-routes.tsx'
import './TherapyPage.tsx'

const sound = (n: number, title: string): ResponseBody<'/aiesthe/sound-therapy/sound'> => ({
  id: `0190a000-0000-7000-8000-0000000000d${n}`,
  soundSrc: `/api/media/${n}?exp=1&sig=a`,
  title,
  durationSeconds: 600,
  frequencies: [],
  genre: 'アンビエント',
  composer: '水野 澪',
  effects: ['深い呼吸'],
  bodyParts: ['eyes'],
  clusterId: 3,
})
const sounds = [sound(1, '朝霧'), sound(2, '木もれ日')]
const page = '/mypage/aiesthe/sound_therapy'

configure({ asyncUtilTimeout: 20_000 })

let media: ReturnType<typeof installFakeMedia>
let reports: ReturnType<typeof collectPlayRecords>
let asked: string[]

beforeEach(() => {
  media = installFakeMedia()
  signIn(createMember())
  reports = collectPlayRecords()
  asked = []
  server.use(
    http.get('/aiesthe/sound-therapy/list', ({ url }) => {
      asked.push(url.search)
      return sounds
    }),
    http.get('/aiesthe/sound-therapy/sound', ({ url }) => {
      const id = url.searchParams.get('soundSrcId')
      return sounds.find((each) => each.id === id)
    }),
  )
})
afterEach(() => media.restore())

const currentStep = () => document.querySelector('[aria-current=step]')?.textContent

// These tests run whole pages in a simulated browser, some with a dozen steps.
describe('/mypage/aiesthe/sound_therapy', { timeout: 60_000 }, () => {
  it('offers the recommendation of the week first, then courses 1 to 4', async () => {
    await renderApp(page)
    const first = await screen.findByRole('link', { name: /今週のおすすめ/ })
    const links = within(first.closest('ul') as HTMLElement).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [9, 1, 2, 3, 4].map((course) => `${page}?course=${course}`),
    )
    expect(currentStep()).toContain('コースを選ぶ')
  })

  it.each(['0', '5', '8', '10', 'x'])('treats the unknown course %s as no choice', async (course) => {
    await renderApp(`${page}?course=${course}`)
    expect(await screen.findByRole('link', { name: /今週のおすすめ/ })).toBeTruthy()
  })

  it('shows genre, composer, effects and body parts of each sound', async () => {
    await renderApp(`${page}?course=3`)
    const row = await screen.findByRole('link', { name: /朝霧/ })
    expect(row.textContent).toContain('アンビエント・水野 澪・深い呼吸・目もと')
  })

  it('plays one sound of an ordinary course, recorded as 04/05 by its own call', async () => {
    const { user } = await renderApp(`${page}?course=3`)
    await user.click(await screen.findByRole('link', { name: /木もれ日/ }))
    await waitFor(() => expect(currentStep()).toContain('音を聴く'))
    await playAndFinishSound(user, media, '木もれ日')
    expect(asked).toEqual(['?clusterId=3&bodyPart=all'])
    expect(reports.at(-1)).toMatchObject({
      call: 'record-sound-therapy-playing',
      dmvTypeCode: '04',
      planCode: '05',
      vibrationId: sounds[1]?.id,
    })
  })

  it('plays the sounds for a body part in a row and starts over after the last', async () => {
    const { user } = await renderApp(`${page}?course=9`)
    await user.click(await screen.findByRole('link', { name: /目もと/ }))
    const first = await findPlayer('朝霧')
    expect(asked).toEqual(['?clusterId=9&bodyPart=eyes'])
    await user.click(first.player.getByRole('button', { name: '再生する' }))
    media.advance(first.audio, 5)
    media.end(first.audio)

    const second = await findPlayer('木もれ日')
    await waitFor(() => expect(second.audio.paused).toBe(false))
    const row = screen.getByRole('button', { name: /2\s*木もれ日/ })
    expect(row.getAttribute('aria-current')).toBe('true')
    expect(row.querySelector('img')).toBeTruthy()
    media.advance(second.audio, 6)
    media.end(second.audio)
    const again = await findPlayer('朝霧')
    await waitFor(() => expect(again.audio.paused).toBe(false))

    await waitFor(() =>
      expect(new Set(reports.map(({ vibrationId }) => vibrationId))).toEqual(
        new Set(sounds.map(({ id }) => id)),
      ),
    )
    expect(new Set(reports.map(({ playSessionId }) => playSessionId)).size).toBe(2)
  })

  it('shows a message when there is no sound yet', async () => {
    server.use(http.get('/aiesthe/sound-therapy/list', () => []))
    await renderApp(`${page}?course=2`)
    expect(await screen.findByText('お聴きいただける音はまだありません。')).toBeTruthy()
  })

  it('offers the plans when the own plan lacks it, and goes back when they are closed', async () => {
    serveShop()
    server.use(
      http.get('/v2/esthe/available-sound-therapy-func', () => ({
        code: 'E2002',
        products: [createProduct()],
      })),
    )
    const { user, router } = await renderApp('/mypage/aiesthe')
    await user.click(await screen.findByRole('link', { name: /サウンドセラピー/ }))
    const plans = await screen.findByRole('dialog', { name: 'プランのご案内' })
    expect(asked).toEqual([])
    await user.click(within(plans).getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/aiesthe'))
  })
})
