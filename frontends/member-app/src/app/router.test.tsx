import { createErrorResponse, setPageMode } from '@hibiki/api-mocks'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { createMember } from '../testing/create-member.ts'
import { renderApp } from '../testing/render-app.tsx'
import { http, server, signIn } from '../testing/server.ts'
import { paths } from './paths.ts'

const selfTest = vi.hoisted(() => ({ loaded: false }))
vi.mock('../features/self-test/pages/DeviceTestPage.tsx', async (importOriginal) => {
  selfTest.loaded = true
  return importOriginal()
})

describe('the guard of my page', () => {
  it('sends a visitor to the login and remembers the page', async () => {
    const { router } = await renderApp(`${paths.calendar}?a=1`)
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.login))
    expect(router.state.location.state).toEqual({ from: `${paths.calendar}?a=1` })
  })

  it('opens my page to a member', async () => {
    signIn(createMember())
    const { router } = await renderApp(paths.calendar)
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
    expect(router.state.location.pathname).toBe(paths.calendar)
  })

  it.each([
    [createMember(), paths.tonight],
    [createMember({ role: 'ROLE_ENTERPRISE' }), paths.enterprise],
    [createMember({ agency: { name: 'A', code: '100000000001', status: '1' } }), paths.authorization],
  ])('leads %o from /mypage on', async (user, path) => {
    signIn(user)
    const { router } = await renderApp(paths.mypage)
    await waitFor(() => expect(router.state.location.pathname).toBe(path))
  })

  it.each([
    ...[paths.soundesthe, paths.soundestheRandom, paths.soundesthePurpose, paths.soundestheCategory],
    ...[paths.kanade, paths.kanadeRandom, paths.activity, paths.activityYear],
  ])('leads an enterprise account from %s to its rooms, as its calls would be refused', async (path) => {
    signIn(createMember({ role: 'ROLE_ENTERPRISE' }))
    const { router } = await renderApp(path)
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.enterprise))
  })

  it('opens /pic-management to the person in charge only', async () => {
    signIn(createMember({ role: 'ROLE_ADMIN' }))
    const { router } = await renderApp(paths.picManagement)
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.home))
  })
})

describe('the pages for members', () => {
  it('opens a member page after public pages, and opens it again', async () => {
    signIn(createMember({ role: 'ROLE_ADMIN' }))
    const { router } = await renderApp(paths.environment)
    await screen.findByRole('heading', { level: 1 })
    for (const path of [`${paths.upload}/dmv`, '/mypage/nowhere', paths.upload, `${paths.upload}/dmv`]) {
      await act(() => router.navigate(path))
      expect(router.state.location.pathname).toBe(path)
      expect(router.state.errors).toBeNull()
    }
    expect(router.routes[0]?.children?.filter(({ id }) => id === 'members')).toHaveLength(1)
  })
})

describe('unknown addresses', () => {
  it.each(['/nowhere', '/mypage/nowhere'])('shows the not-found page for %s', async (path) => {
    await renderApp(path)
    expect(await screen.findByRole('heading', { level: 1, name: 'ページが見つかりません。' })).toBeDefined()
  })
})

describe('the self-test page', () => {
  it.each(['live', '__HIBIKI_MODE__'])(
    "shows the not-found page in mode %s without loading the self-test's code",
    async (mode) => {
      setPageMode(mode)
      await renderApp(paths.playground)
      expect(await screen.findByRole('heading', { level: 1, name: 'ページが見つかりません。' })).toBeDefined()
      expect(selfTest.loaded).toBe(false)
    },
  )

  it.each([
    ['a visitor', null],
    ['a member', createMember()],
  ])('opens the self-test page for %s in local mode', async (_who, user) => {
    setPageMode('local')
    server.use(
      http.get('/soundesthe/free-sound', () => createErrorResponse(404, 'E4040', '見つかりません。')),
    )
    if (user) signIn(user)
    await renderApp(paths.playground)
    expect(await screen.findByRole('heading', { level: 1, name: '動作テスト' })).toBeDefined()
    expect(selfTest.loaded).toBe(true)
  })
})

describe('the home page', () => {
  const anchors = ['top', 'services', 'how-to-use', 'plans', 'whats-dmv', 'intro-papers', 'awards']

  it('has every anchor and offers visitors the sample', async () => {
    await renderApp('/')
    expect(await screen.findByRole('button', { name: /無料サンプルを聴く/ })).toBeDefined()
    for (const anchor of anchors) expect(document.getElementById(anchor), anchor).not.toBeNull()
    expect(screen.queryByText('今日のこころの調子はいかがですか')).toBeNull()
  })

  it('links to every service that it names and lets visitors register', async () => {
    await renderApp('/')
    const main = within(await screen.findByRole('main'))
    const register = await main.findByRole('link', { name: '無料で会員登録する' })
    expect(register.getAttribute('href')).toBe(paths.registerPersonal)
    const targets = {
      メディカルサウンドを聴く: paths.soundesthe,
      AIエステを始める: paths.aiesthe,
      メンタルチェックを受ける: paths.mentalCheck,
      レンタルのプランを見る: paths.premiumPlans,
    }
    for (const [name, path] of Object.entries(targets))
      expect(main.getByRole('link', { name }).getAttribute('href')).toBe(path)
    expect(main.queryByText('ただいま準備中です')).toBeNull()
  })

  it('links members to my page, the plans and the logout, and invites them to the mental check', async () => {
    signIn(createMember())
    await renderApp('/')
    const main = within(await screen.findByRole('main'))
    expect((await main.findByRole('link', { name: 'マイページへ' })).getAttribute('href')).toBe(paths.mypage)
    expect(main.getByRole('link', { name: 'プランを見る' }).getAttribute('href')).toBe(paths.premiumPlans)
    expect(main.getByRole('button', { name: 'ログアウト' })).toBeDefined()
    expect(await main.findByRole('link', { name: /今日のこころの調子/ })).toBeDefined()
    expect(main.queryByRole('button', { name: /無料サンプル/ })).toBeNull()
  })

  it('does not invite enterprise users to the mental check', async () => {
    signIn(createMember({ role: 'ROLE_ENTERPRISE' }))
    await renderApp('/')
    expect(await screen.findByRole('link', { name: 'マイページへ' })).toBeDefined()
    expect(screen.queryByRole('link', { name: /今日のこころの調子/ })).toBeNull()
  })
})

describe('the privacy policy', () => {
  it("shows the server's text in the chosen language", async () => {
    const asked: (string | null)[] = []
    server.use(
      http.get('/static/agreements/privacy_policy.md', ({ request }) => {
        asked.push(request.headers.get('Accept-Language'))
        return HttpResponse.text('# Privacy\n\n## First\n\nBody.')
      }),
    )
    localStorage.setItem('hibiki.language', 'en')
    await renderApp(paths.privacyPolicy)
    expect(await screen.findByRole('heading', { level: 2, name: 'First' })).toBeDefined()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(asked).toEqual(['en'])
    expect(document.documentElement.lang).toBe('en')
  })

  it('offers a retry when the text cannot be loaded', async () => {
    server.use(http.get('/static/agreements/privacy_policy.md', () => HttpResponse.error()))
    await renderApp(paths.privacyPolicy)
    expect(await screen.findByRole('button', { name: 'もう一度試す' })).toBeDefined()
  })
})
