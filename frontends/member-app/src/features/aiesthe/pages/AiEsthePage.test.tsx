import 'fake-indexeddb/auto'
import { createErrorResponse } from '@hibiki/api-mocks'
import { act, configure, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { createProduct } from '../../../testing/create-product.ts'
import { collectPlayRecords, playAndFinishSound } from '../../../testing/play-and-finish-sound.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { serveShop } from '../../../testing/serve-shop.ts'
import { http, server, signIn } from '../../../testing/server.ts'
import { installFakeMedia } from '../../player/testing/fake-media.ts'
// Loaded before the first test, whose retries should not depend on how busy the machine is.
import './AiEsthePage.tsx'
import './AiEstheRandomPage.tsx'
import './FeelingPage.tsx'

const sound = {
  id: '0190a000-0000-7000-8000-0000000000bb',
  soundSrc: '/api/media/2?exp=1&sig=a',
  title: '静かな湖',
  durationSeconds: 600,
  courseMinutes: null,
  frequencies: [],
  reason: 'お選びの気分に合わせ、これまでの体験から選びました。',
}

configure({ asyncUtilTimeout: 20_000 })

let media: ReturnType<typeof installFakeMedia>
let reports: ReturnType<typeof collectPlayRecords>

const planNeeded = () =>
  http.get('/v2/esthe/available-aiesthe', () => ({ code: 'E2002', products: [createProduct()] }))
const plans = () => screen.findByRole('dialog', { name: 'プランのご案内' })

beforeEach(() => {
  media = installFakeMedia()
  signIn(createMember())
  reports = collectPlayRecords()
  server.use(
    http.get('/aiesthe/random', () => sound),
    http.get('/aiesthe/cluster', () => sound),
  )
})
afterEach(() => media.restore())

// These tests run whole pages in a simulated browser, some with a dozen steps.
describe('/mypage/aiesthe', { timeout: 60_000 }, () => {
  it('links to the five kinds of AI esthe', async () => {
    await renderApp('/mypage/aiesthe')
    const title = await screen.findByRole('heading', { level: 1, name: 'AIエステ' })
    const main = title.closest('main')
    if (!main) throw new Error('the page is not in the main landmark')
    const links = within(main).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['dr_ai_healthcare', 'random', 'feeling', 'sound_therapy', 'detectface'].map(
        (way) => `/mypage/aiesthe/${way}`,
      ),
    )
  })

  it("locks a kind that needs another plan, shows that plan's name and requests nothing before the tap", async () => {
    server.use(
      http.get('/v2/esthe/available-dr-ai-and-healthcare-func', () => ({
        code: 'E2002',
        products: [createProduct({ displayName: 'Dr.AI レンタル' })],
      })),
    )
    await renderApp('/mypage/aiesthe')
    const locked = await screen.findByText('Dr.AI レンタルから')
    expect(locked.closest('a')?.getAttribute('href')).toBe('/mypage/aiesthe/dr_ai_healthcare')
    expect(screen.getAllByText(/から$/)).toHaveLength(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('offers the plans when the member has none, and goes back when they are closed', async () => {
    server.use(planNeeded())
    const { user, router } = await renderApp('/mypage/soundesthe')
    await screen.findByRole('heading', { level: 1, name: 'メディカルサウンド' })
    await router.navigate('/mypage/aiesthe')
    await user.click(within(await plans()).getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/soundesthe'))
  })

  it('goes home from the plans when there is no earlier page', async () => {
    server.use(planNeeded())
    const { user, router } = await renderApp('/mypage/aiesthe')
    await user.click(within(await plans()).getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })

  it.each(['', '/random'])('shows on %s that there is no network, and retries', async (way) => {
    server.use(http.get('/v2/esthe/available-aiesthe', () => HttpResponse.error()))
    const { user } = await renderApp(`/mypage/aiesthe${way}`)
    expect((await screen.findByRole('alert')).textContent).toContain(
      '通信できませんでした。電波の状態をご確認のうえ、もう一度お試しください。',
    )
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('link', { name: /^気分から選ぶ/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'もう一度試す' }))
    expect(await screen.findByRole('alert')).toBeTruthy()

    server.use(http.get('/v2/esthe/available-aiesthe', () => 'E0000'))
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText(way === '' ? /^今の気分/ : sound.title)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows an error in place of the plans when the server cannot check the plan', async () => {
    server.use(http.get('/v2/esthe/available-aiesthe', () => createErrorResponse(500, 'E5000', '')))
    await renderApp('/mypage/aiesthe')
    expect(within(await plans()).getByRole('alert').textContent).toBe('確認できませんでした。')
  })

  it('leads from a chosen plan to its purchase and not back', async () => {
    serveShop()
    server.use(planNeeded())
    const { user, router } = await renderApp('/mypage/soundesthe')
    await screen.findByRole('heading', { level: 1, name: 'メディカルサウンド' })
    await router.navigate('/mypage/aiesthe')
    await user.click(await within(await plans()).findByRole('button', { name: '契約する' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment'))
  })

  it('asks for the consent before it checks the plan', async () => {
    let agreed = false
    server.use(
      planNeeded(),
      http.get('/agreement/providing-data', () => agreed),
      http.post('/agreement/agree-providing-data', () => {
        agreed = true
        return {}
      }),
    )
    const { user } = await renderApp('/mypage/aiesthe')
    const agree = await screen.findByRole('button', { name: '同意する' })
    expect(screen.queryByRole('dialog', { name: 'プランのご案内' })).toBeNull()
    await user.click(agree)
    expect(await plans()).toBeTruthy()
  })

  it.each(['', '/random', '/feeling'])('leads enterprise accounts from %s to their settings', async (way) => {
    signIn(createMember({ role: 'ROLE_ENTERPRISE' }))
    const { router } = await renderApp(`/mypage/aiesthe${way}`)
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/settings'))
  })
})

describe('/mypage/aiesthe/random', { timeout: 60_000 }, () => {
  it('plays the sound that the AI chose, shows the reason and records it as 01/01', async () => {
    const { user } = await renderApp('/mypage/aiesthe/random')
    const reason = await screen.findByRole('region', { name: 'この音をお選びした理由' })
    expect(within(reason).getByText(sound.reason)).toBeTruthy()
    await playAndFinishSound(user, media, sound.title)
    expect(reports.at(-1)).toMatchObject({ dmvTypeCode: '01', planCode: '01', vibrationId: sound.id })
  })

  it('requests no sound for a member without the plan', async () => {
    server.use(
      planNeeded(),
      http.get('/aiesthe/random', () => {
        throw new Error('asked without a plan')
      }),
    )
    await renderApp('/mypage/aiesthe/random')
    expect(await plans()).toBeTruthy()
    expect(screen.queryByRole('region', { name: /プレーヤー/ })).toBeNull()
  })

  it('shows an error when no vibration can be chosen, and retries', async () => {
    const failing = () => createErrorResponse(404, 'AIESTHE_NO_SOUND', '振動選択に失敗しました。')
    server.use(http.get('/aiesthe/random', failing))
    const { user } = await renderApp('/mypage/aiesthe/random')
    expect((await screen.findByRole('alert')).textContent).toContain('振動選択に失敗しました。')
    server.use(http.get('/aiesthe/random', () => sound))
    await user.click(screen.getByRole('button', { name: 'もう一度試す' }))
    expect(await screen.findByRole('heading', { name: '静かな湖' })).toBeTruthy()
  })

  it('retries while the AI esthe service does not know the new plan yet', async () => {
    let asked = 0
    server.use(
      http.get('/aiesthe/random', () =>
        ++asked === 1 ? createErrorResponse(402, 'E2002', 'プランが必要です。') : sound,
      ),
    )
    await renderApp('/mypage/aiesthe/random')
    expect(await screen.findByRole('heading', { name: '静かな湖' }, { timeout: 5000 })).toBeTruthy()
  })
})

describe('/mypage/aiesthe/feeling', { timeout: 60_000 }, () => {
  const currentStep = () => document.querySelector('[aria-current=step]')?.textContent

  it('asks for one of four moods and plays a sound for it, recorded as 01/02', async () => {
    const asked: (string | null)[] = []
    server.use(
      http.get('/aiesthe/cluster', ({ url }) => {
        asked.push(url.searchParams.get('clusterId'))
        return sound
      }),
    )
    const { user, router } = await renderApp('/mypage/aiesthe/feeling')
    await screen.findByRole('link', { name: /朝の目覚め/ })
    expect(currentStep()).toContain('気分を選ぶ')
    const moods = ['朝の目覚め', 'おやすみ', 'リラックス', '気分転換']
    const hrefs = moods.map((name) =>
      screen.getByRole('link', { name: new RegExp(`^${name}`) }).getAttribute('href'),
    )
    expect(hrefs).toEqual([1, 2, 3, 4].map((mood) => `/mypage/aiesthe/feeling?mood=${mood}`))

    await user.click(screen.getByRole('link', { name: /^リラックス/ }))
    await waitFor(() => expect(currentStep()).toContain('振動を聴く'))
    await playAndFinishSound(user, media, sound.title)
    expect(asked).toEqual(['3'])
    expect(router.state.location.search).toBe('?mood=3')
    expect(reports.at(-1)).toMatchObject({ dmvTypeCode: '01', planCode: '02' })
  })

  it.each(['0', '5', '9', '1.0', 'x'])('treats the unknown mood %s as no choice', async (mood) => {
    await renderApp(`/mypage/aiesthe/feeling?mood=${mood}`)
    expect(await screen.findByRole('link', { name: /朝の目覚め/ })).toBeTruthy()
  })
})
