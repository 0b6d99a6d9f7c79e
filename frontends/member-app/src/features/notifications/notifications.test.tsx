import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ResponseBody } from '../../lib/api/response-body.ts'
import { createPushWish } from '../../lib/push/subscribe-browser.ts'
import { createMember } from '../../testing/create-member.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { http, server, signIn } from '../../testing/server.ts'

/** 65 bytes, as a public key has. */
const publicKey = 'A'.repeat(87)
const member = createMember()

class FakeSubscription {
  isActive = true
  readonly options: { applicationServerKey: ArrayBuffer }
  constructor(key: Uint8Array<ArrayBuffer>) {
    this.options = { applicationServerKey: key.buffer }
  }
  unsubscribe = async () => {
    this.isActive = false
    return true
  }
  toJSON = () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } })
}

/** The browser of the device, and what the server was told. */
let browser: { subscription: FakeSubscription | null; permission: NotificationPermission; asked: number }
let state: ResponseBody<'/account/push'>
let sent: unknown[]
const messages = new EventTarget()

function stubBrowser(decision: NotificationPermission): void {
  browser = { subscription: null, permission: 'default', asked: 0 }
  const pushManager = {
    getSubscription: async () => (browser.subscription?.isActive ? browser.subscription : null),
    subscribe: async () => {
      browser.subscription = new FakeSubscription(new Uint8Array(65))
      return browser.subscription
    },
  }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission
    },
    requestPermission: async () => {
      browser.asked += 1
      browser.permission = decision
      return decision
    },
  })
  Object.defineProperty(navigator, 'serviceWorker', {
    value: Object.assign(messages, { ready: Promise.resolve({ pushManager }) }),
    configurable: true,
  })
}

beforeEach(() => {
  stubBrowser('granted')
  sent = []
  state = {
    publicKey,
    isOnHere: false,
    kinds: [
      { kind: 'answer', isOn: true },
      { kind: 'reminder', isOn: true },
    ],
  }
  server.use(
    http.get('/account/push', () => state),
    http.post('/account/push/subscribe', async ({ readBody }) => {
      sent.push(await readBody())
      state = { ...state, isOnHere: true }
      return {}
    }),
    http.post('/account/push/unsubscribe', () => {
      sent.push('unsubscribe')
      state = { ...state, isOnHere: false }
      return {}
    }),
    http.post('/account/push/kind', async ({ readBody }) => {
      const { kind, isOn } = await readBody()
      sent.push({ kind, isOn })
      state = { ...state, kinds: state.kinds.map((one) => (one.kind === kind ? { kind, isOn } : one)) }
      return {}
    }),
  )
  signIn(member)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  localStorage.clear()
})

const here = () => screen.findByRole<HTMLInputElement>('switch', { name: 'この端末でお知らせを受け取る' })
const subscription = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }

describe('the notifications in the settings', () => {
  it('are switched on and off for this device', async () => {
    const { user } = await renderApp('/mypage/settings')
    await user.click(await here())
    await waitFor(async () => expect((await here()).checked).toBe(true))
    expect(sent).toEqual([subscription])
    expect(createPushWish(member.id).read()).toBe(true)
    await user.click(await here())
    await waitFor(async () => expect((await here()).checked).toBe(false))
    expect(sent).toEqual([subscription, 'unsubscribe'])
    expect(browser.subscription?.isActive).toBe(false)
    expect(createPushWish(member.id).read()).toBe(false)
  })

  it('say that the person did not allow them, and how to', async () => {
    stubBrowser('denied')
    const { user } = await renderApp('/mypage/settings')
    await user.click(await here())
    await screen.findByText('通知が許可されなかったため、お知らせを受け取れません。')
    await screen.findByText(/ブラウザーの設定で許可してから/)
    expect(sent).toEqual([])
  })

  it('are switched off for one kind', async () => {
    const { user } = await renderApp('/mypage/settings')
    await user.click(await screen.findByRole('switch', { name: '七夜の今夜の音' }))
    await waitFor(() => expect(sent).toEqual([{ kind: 'reminder', isOn: false }]))
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('switch', { name: '七夜の今夜の音' }).checked).toBe(false),
    )
  })

  it('explain an iPhone on which the app has to be on the home screen first', async () => {
    vi.unstubAllGlobals()
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone')
    await renderApp('/mypage/settings')
    await screen.findByText(/ホーム画面に追加してから開くと/)
    expect((await here()).disabled).toBe(true)
  })

  it('are missing where nothing is pushed', async () => {
    state = { ...state, publicKey: null }
    await renderApp('/mypage/settings')
    await screen.findByRole('heading', { name: '表示' })
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'お知らせ' })).toBeNull())
  })
})

describe('a device on which a member wanted notifications', () => {
  it('is subscribed again after the next login, without asking', async () => {
    createPushWish(member.id).save(true)
    browser.permission = 'granted'
    await renderApp('/mypage/settings')
    await waitFor(() => expect(sent).toEqual([subscription]))
    expect(browser.asked).toBe(0)
  })

  it('is not subscribed for another member', async () => {
    createPushWish('0190a000-0000-7000-8000-0000000000ff').save(true)
    browser.permission = 'granted'
    await renderApp('/mypage/settings')
    await here()
    expect(sent).toEqual([])
  })

  it('opens what a notification is about without reloading the page', async () => {
    const { router } = await renderApp('/mypage/settings')
    await here()
    const data = { type: 'OPEN_PATH', path: '/support/chat' }
    await waitFor(() => {
      messages.dispatchEvent(new MessageEvent('message', { data }))
      expect(router.state.location.pathname).toBe('/support/chat')
    })
  })
})
