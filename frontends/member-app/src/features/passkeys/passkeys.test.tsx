import { createErrorResponse } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMember } from '../../testing/create-member.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { http, server, signIn } from '../../testing/server.ts'

const at = '2026-11-20T03:00:00.000Z'
const bytes = new Uint8Array([1, 2, 3]).buffer
const credential = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes,
    attestationObject: bytes,
    authenticatorData: bytes,
    signature: bytes,
    getTransports: () => ['internal'],
  },
}
/** What the device's dialog does: returns a credential, or throws as a browser does. */
const device = { create: vi.fn(), get: vi.fn() }

beforeEach(() => {
  device.create.mockResolvedValue(credential)
  device.get.mockResolvedValue(credential)
  vi.stubGlobal('PublicKeyCredential', class {})
  Object.defineProperty(navigator, 'credentials', { value: device, configurable: true })
  server.use(
    http.post('/auth/passkey/begin', () => ({
      challenge: 'AQID',
      rpId: 'localhost',
      timeout: 1000,
      userVerification: 'required',
    })),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  Reflect.deleteProperty(navigator, 'credentials')
})

const findButton = (name: string) => screen.findByRole('button', { name })

describe('the login by passkey', () => {
  it('sends what the device has signed and leads to the page the visitor asked for', async () => {
    let sent: unknown
    server.use(
      http.post('/auth/passkey', async ({ readBody }) => {
        sent = await readBody()
        signIn(createMember())
        return {}
      }),
    )
    const { router, user } = await renderApp('/mypage/settings')
    await user.click(await findButton('パスキーでログイン'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/settings'))
    expect(sent).toMatchObject({ id: 'AQID', type: 'public-key', response: { signature: 'AQID' } })
  })

  it('says that a passkey is not right', async () => {
    const text = 'パスキーを確認できませんでした。もう一度お試しください。'
    server.use(http.post('/auth/passkey', () => createErrorResponse(422, 'E4227', text)))
    const { user } = await renderApp('/login')
    await user.click(await findButton('パスキーでログイン'))
    expect(await screen.findByText(text)).toBeDefined()
  })

  it('stays as it was when the dialog of the device is closed', async () => {
    device.get.mockRejectedValue(new DOMException('closed', 'NotAllowedError'))
    const { user } = await renderApp('/login')
    const button = await findButton('パスキーでログイン')
    await user.click(button)
    await waitFor(() => expect(device.get).toHaveBeenCalled())
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('is not offered by a browser that has no passkeys', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined)
    await renderApp('/login')
    await findButton('ログイン')
    expect(screen.queryByRole('button', { name: 'パスキーでログイン' })).toBeNull()
  })
})

const options = {
  rp: { name: 'Hibiki', id: 'localhost' },
  user: { id: 'AQID', name: 'general@hibiki.example', displayName: '一般 会員' },
  challenge: 'AQID',
  pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
  timeout: 1000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true as const,
    userVerification: 'required' as const,
  },
  attestation: 'none' as const,
}

describe('the passkeys in the settings', () => {
  async function open() {
    signIn(createMember())
    const { user } = await renderApp('/mypage/settings')
    const add = async () => {
      await user.click(await findButton('パスキーを追加する'))
      const dialog = within(await screen.findByRole('dialog'))
      await enterText(user, dialog.getByLabelText('パスワード'), 'hibiki-demo')
      await user.click(dialog.getByRole('button', { name: '次へ' }))
    }
    return { user, add }
  }

  it('adds one with the password, and removes it after a confirmation', async () => {
    let listed = [{ id: crypto.randomUUID(), device: 'Safari · iPhone', createdAt: at, lastUsedAt: null }]
    const [passkey] = listed
    listed = []
    const sent: unknown[] = []
    server.use(
      http.get('/account/passkeys', () => listed),
      http.post('/account/passkeys/begin', () => options),
      http.post('/account/passkeys/add', async ({ readBody }) => {
        sent.push(await readBody())
        if (passkey) listed = [passkey]
        return {}
      }),
      http.post('/account/passkeys/remove', async ({ readBody }) => {
        sent.push(await readBody())
        listed = []
        return {}
      }),
    )
    const { user, add } = await open()
    await add()
    await user.click(await findButton('Safari · iPhoneのパスキーを削除する'))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '削除する' }))
    await waitFor(() => expect(screen.queryByText('Safari · iPhone')).toBeNull())
    expect(sent).toEqual([expect.objectContaining({ id: 'AQID' }), { id: passkey?.id }])
  })

  it('says that the device has one already', async () => {
    device.create.mockRejectedValue(new DOMException('known', 'InvalidStateError'))
    server.use(http.post('/account/passkeys/begin', () => options))
    const { add } = await open()
    await add()
    expect(await screen.findByText('この端末のパスキーは、すでに追加されています。')).toBeDefined()
  })
})

describe('a member whose role must use passkeys', () => {
  const text = 'このアカウントには、パスキーが必要です。パスキーでログインしてください。'
  const waiting = createMember({ role: 'ROLE_CUSTOMER', passkeyMissing: true })

  async function logInByPassword() {
    server.use(http.post('/auth/login', () => createErrorResponse(422, 'E4229', text)))
    const { user, router } = await renderApp('/mypage/settings')
    await enterText(user, await screen.findByLabelText('メールアドレス'), 'customer@hibiki.example')
    await enterText(user, screen.getByLabelText('パスワード'), 'hibiki-demo')
    await user.click(await findButton('ログイン'))
    return { user, router }
  }

  it('is told so at the login by password, and needs one tap from there', async () => {
    server.use(
      http.post('/auth/passkey', () => {
        signIn(createMember({ role: 'ROLE_CUSTOMER' }))
        return {}
      }),
    )
    const { user, router } = await logInByPassword()
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    const button = await findButton('パスキーでログイン')
    await waitFor(() => expect(document.activeElement).toBe(button))
    await user.click(button)
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/settings'))
  })

  it('is told to use another device by a browser that has no passkeys', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined)
    await logInByPassword()
    expect((await screen.findByRole('alert')).textContent).toContain('別の端末かブラウザーで')
  })

  it.each([
    '/mypage/settings',
    '/premium-plans',
    '/register-personal',
    '/set-up-passkey?back=%2Fmypage%2Fsettings',
  ])('creates a passkey by one tap before %s opens, and makes no other call until then', async (address) => {
    const calls: string[] = []
    server.events.on('request:start', ({ request }) => {
      calls.push(new URL(request.url).pathname.replace(/^\/api/, ''))
    })
    signIn(waiting)
    let sent: unknown
    server.use(
      http.post('/account/passkeys/begin', async ({ readBody }) => {
        sent = await readBody()
        return options
      }),
      http.post('/account/passkeys/add', () => {
        signIn({ ...waiting, passkeyMissing: false })
        return {}
      }),
    )
    const { user, router } = await renderApp(address)
    const button = await findButton('パスキーを作成する')
    expect(router.state.location.pathname).toBe('/set-up-passkey')
    // Only the link that skips to the page is left of the site.
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#main'])
    expect([...new Set(calls)].filter((path) => !path.startsWith('/auth/me'))).toEqual([])
    await user.click(button)
    const target = { '/register-personal': '/mypage/tonight', '/premium-plans': address }[address]
    await waitFor(() => expect(router.state.location.pathname).toBe(target ?? '/mypage/settings'))
    expect(sent).toEqual({})
    server.events.removeAllListeners()
  })

  it('stays on the page when the dialog of the device is closed, and can log out', async () => {
    device.create.mockRejectedValue(new DOMException('closed', 'NotAllowedError'))
    server.use(
      http.post('/account/passkeys/begin', () => options),
      http.get('/auth/logout', () => ({})),
    )
    signIn(waiting)
    const { user, router } = await renderApp('/mypage/settings')
    const button = await findButton('パスキーを作成する')
    await user.click(button)
    await waitFor(() => expect(device.create).toHaveBeenCalled())
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await user.click(await findButton('ログアウト'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  })

  it('is told by a browser that has no passkeys to use another one', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined)
    signIn(waiting)
    await renderApp('/mypage/settings')
    expect(await screen.findByText(/別の端末かブラウザーで/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'パスキーを作成する' })).toBeNull()
  })

  it('is told in the settings from which day on, until there is a passkey', async () => {
    let listed: object[] = []
    server.use(
      http.get('/account/passkey-requirement', () => ({ firstDay: '2026-12-07' })),
      http.get('/account/passkeys', () => listed as never),
    )
    signIn(createMember({ role: 'ROLE_CUSTOMER' }))
    const { unmount } = await renderApp('/mypage/settings')
    const notice = /^2026年12月7日から、ログインにパスキーが必要です/
    expect(await screen.findByText(notice)).toBeDefined()
    unmount()
    listed = [{ id: crypto.randomUUID(), device: 'Safari · iPhone', createdAt: at, lastUsedAt: null }]
    await renderApp('/mypage/settings')
    expect(await screen.findByText('Safari · iPhone')).toBeDefined()
    expect(screen.queryByText(notice)).toBeNull()
  })
})

describe('a session that must confirm who is there', () => {
  it('accepts a passkey instead of the password, and repeats the call', async () => {
    let isConfirmed = false
    const started: string[] = []
    server.use(
      http.get('/account/easy-login', () => ({ state: 'not-issued' })),
      http.post('/account/easy-login/register', () => {
        started.push(isConfirmed ? 'confirmed' : 'refused')
        if (!isConfirmed) return createErrorResponse(422, 'E4014', 'パスワードを入力してください。')
        return { userId: 'customer', authId: 'a1', url: 'https://hibiki.test/easily-login/abc' }
      }),
      http.post('/auth/confirm-passkey', () => {
        isConfirmed = true
        return {}
      }),
    )
    signIn(createMember({ role: 'ROLE_CUSTOMER' }))
    const { user } = await renderApp('/mypage/settings')
    await user.click(await findButton('リンクを発行する'))
    await user.click(await findButton('同意して発行する'))
    await user.click(await findButton('パスキーで確認する'))
    await waitFor(() => expect(started).toEqual(['refused', 'confirmed']))
  })
})
