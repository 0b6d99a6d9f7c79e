import { createErrorResponse } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http as mswHttp } from 'msw'
import { describe, expect, it } from 'vitest'
import { familyInvitationDraft } from '../../../lib/family-invitation-draft.ts'
import { purchaseDraft } from '../../../lib/purchase-draft.ts'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import {
  assignCarriedResult,
  carryResult,
  findAgreedResult,
  findCarriedResult,
  hasCarriedResult,
} from '../../stress-check/carried-result.ts'
import '../../stress-check/components/CarriedResultConsent.tsx'
import './RegisterRedirectPage.tsx'
import './RegisterPersonalPage.tsx'

const email = 'new@hibiki.example'

const validLink = () => server.use(http.post('/account/confirm-temp-url', () => email))

async function fillIn() {
  validLink()
  const app = await renderApp('/register-personal/secret')
  await app.user.clear(await screen.findByLabelText('ユーザー名'))
  await enterText(app.user, screen.getByLabelText('ユーザー名'), 'hanako')
  await enterText(app.user, screen.getByLabelText('表示名'), ' 響 花子 ')
  await enterText(app.user, screen.getByLabelText('パスワード'), 'a quiet evening')
  await app.user.click(screen.getByLabelText('利用規約に同意する'))
  await app.user.click(screen.getByLabelText('データの提供に同意する'))
  return app
}

function acceptRegistration(answer: { productId?: string }, member = createMember()) {
  const bodies: unknown[] = []
  server.use(
    http.post('/account/register/general', async ({ readBody }) => {
      bodies.push(await readBody())
      signIn(member)
      return answer
    }),
  )
  return bodies
}

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: '登録する' })

describe('step 1 of the registration', () => {
  it('sends the mail, offers to resend it and still links to the login', async () => {
    const asked: (string | null)[] = []
    server.use(
      http.post('/account/issue-confirm-mail', ({ url }) => {
        asked.push(url.searchParams.get('email'))
        return {}
      }),
    )
    const { user } = await renderApp('/register-personal')
    expect(await screen.findByText(/^登録は無料です。/)).toBeDefined()
    await enterText(user, await screen.findByLabelText('メールアドレス'), ` ${email} `)
    await user.click(screen.getByRole('button', { name: '確認メールを送信する' }))
    await user.click(await screen.findByRole('button', { name: '確認メールを再送信する' }))
    await waitFor(() => expect(asked).toEqual([email, email]))
    expect(screen.getByRole('link', { name: /アカウントをお持ちの方/ }).getAttribute('href')).toBe('/login')
  })

  it("requires the address and shows the server's message when it cannot send", async () => {
    const message = 'しばらくしてからお試しください。'
    server.use(http.post('/account/issue-confirm-mail', () => createErrorResponse(429, 'E4290', message)))
    const { user } = await renderApp('/register-personal')
    const button = await screen.findByRole('button', { name: '確認メールを送信する' })
    await user.click(button)
    expect(await screen.findByText('入力してください。')).toBeDefined()
    await enterText(user, screen.getByLabelText('メールアドレス'), email)
    await user.click(button)
    expect(await screen.findByText(message)).toBeDefined()
  })
})

describe('a result of the stress check that a visitor brings along', () => {
  const stressResult = {
    id: 's-1',
    score: 36,
    level: 4,
    savedAt: '2026-11-21T03:00:00.000Z',
    forChoice: false,
  }
  function bringResult() {
    carryResult(36, Date.now())
    assignCarriedResult(email, Date.now())
  }

  const consent = () => screen.findByRole<HTMLInputElement>('checkbox', { name: '結果の保存に同意する' })

  function acceptResults() {
    const saved: unknown[] = []
    server.use(
      http.post('/stress-check/save', async ({ request, readBody }) => {
        saved.push([await readBody(), request.headers.get('idempotency-key')])
        return stressResult
      }),
    )
    return saved
  }

  it('is saved to the new account with a consent of its own', async () => {
    acceptRegistration({})
    server.use(http.get('/aiesthe/my-history-count', () => 0))
    const saved = acceptResults()
    bringResult()
    const key = findCarriedResult(email, Date.now())?.requestKey
    const { user, router } = await fillIn()
    expect(screen.getByText(/チェックの結果を、ご自分のカレンダーに残せます。$/)).toBeDefined()
    expect((await consent()).checked).toBe(false)
    await user.click(await consent())
    expect(saved).toEqual([])
    await user.click(submit())
    await waitFor(() => expect(saved).toEqual([[{ score: 36, forChoice: false }, key]]))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/tonight'))
    expect(hasCarriedResult(Date.now())).toBe(false)
    const notice = await screen.findByText('ストレスチェックの結果をカレンダーに保存しました。')
    expect(notice.closest('[role=status]')).not.toBeNull()
  })

  it('is forgotten without the consent, and nothing of it is sent', async () => {
    acceptRegistration({})
    const saved = acceptResults()
    bringResult()
    const { user, router } = await fillIn()
    await consent()
    await user.click(submit())
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/tonight'))
    expect(hasCarriedResult(Date.now())).toBe(false)
    expect(saved).toEqual([])
  })

  it('is kept for who must create a passkey first, and sent only after it', async () => {
    acceptRegistration({}, createMember({ email, passkeyMissing: true }))
    const saved = acceptResults()
    bringResult()
    const { user, router } = await fillIn()
    await user.click(await consent())
    await user.click(submit())
    await waitFor(() => expect(router.state.location.pathname).toBe('/set-up-passkey'))
    await waitFor(() => expect(findAgreedResult(email, Date.now())?.score).toBe(36))
    expect(saved).toEqual([])
  })

  it('tells the member when it could not be saved', async () => {
    acceptRegistration({})
    server.use(http.post('/stress-check/save', () => createErrorResponse(503, 'E5030', '混み合っています。')))
    bringResult()
    const { user } = await fillIn()
    await user.click(await consent())
    await user.click(submit())
    expect(await screen.findByText(/ストレスチェックの結果は保存できませんでした。/)).toBeTruthy()
  })

  it('is assigned to the address that its registration is begun with', async () => {
    server.use(http.post('/account/issue-confirm-mail', () => ({})))
    carryResult(36, Date.now())
    const { user } = await renderApp('/register-personal?from=stress-check')
    expect(await screen.findByText(/チェックの結果を、ご自分のカレンダーに残せます。$/)).toBeDefined()
    await enterText(user, await screen.findByLabelText('メールアドレス'), email)
    await user.click(screen.getByRole('button', { name: '確認メールを送信する' }))
    await waitFor(() => expect(findCarriedResult(email, Date.now())?.score).toBe(36))
  })

  it('is neither shown nor given to the next person who registers on the device', async () => {
    server.use(http.post('/account/issue-confirm-mail', () => ({})))
    carryResult(36, Date.now())
    const first = await renderApp('/register-personal')
    expect(await screen.findByText(/^登録は無料です。/)).toBeDefined()
    await enterText(first.user, await screen.findByLabelText('メールアドレス'), email)
    await first.user.click(screen.getByRole('button', { name: '確認メールを送信する' }))
    await screen.findByRole('button', { name: '確認メールを再送信する' })
    first.unmount()
    await fillIn()
    expect(screen.queryByText(/36点/)).toBeNull()
    expect(screen.queryByRole('checkbox', { name: '結果の保存に同意する' })).toBeNull()
  })

  it('is no subject for a visitor without one', async () => {
    await fillIn()
    expect(screen.queryByRole('checkbox', { name: '結果の保存に同意する' })).toBeNull()
  })
})

describe('the reason to register', () => {
  it('is the chosen plan, which a visitor keeps', async () => {
    purchaseDraft.begin('premium')
    await renderApp('/register-personal')
    expect(await screen.findByText(/^お選びのプランは、そのまま引き継がれます。/)).toBeDefined()
  })
})

describe('step 2 of the registration', () => {
  it('registers with both consents, logs in and opens my page', async () => {
    const bodies = acceptRegistration({})
    const { user, router } = await fillIn()
    await user.click(submit())
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/tonight'))
    expect(bodies).toEqual([
      {
        email,
        path: 'secret',
        displayName: '響 花子',
        displayNameKana: '',
        username: 'hanako',
        password: 'a quiet evening',
        verifyPassword: 'a quiet evening',
        agreeTermsOfService: true,
        agreeProvidingData: true,
      },
    ])
  })

  it('proposes a user name from the address and sends it unchanged', async () => {
    const bodies = acceptRegistration({})
    validLink()
    const { user } = await renderApp('/register-personal/secret')
    const username = await screen.findByLabelText<HTMLInputElement>('ユーザー名')
    expect(username.value).toMatch(/^new\d{3}$/)
    await enterText(user, screen.getByLabelText('パスワード'), 'a quiet evening')
    await user.click(screen.getByLabelText('利用規約に同意する'))
    await user.click(screen.getByLabelText('データの提供に同意する'))
    await user.click(submit())
    await waitFor(() => expect(bodies).toMatchObject([{ username: username.value, displayName: '' }]))
  })

  it('shows beside the button which consent is missing', async () => {
    const { user } = await fillIn()
    const why = () => document.getElementById(submit().getAttribute('aria-describedby') ?? '')?.textContent
    expect(why()).toBeUndefined()
    await user.click(screen.getByLabelText('データの提供に同意する'))
    const missingData = why()
    await user.click(screen.getByLabelText('利用規約に同意する'))
    const missingBoth = why()
    expect(missingData).toMatch(/。$/)
    expect(missingBoth).toMatch(/。$/)
    expect(missingBoth).not.toBe(missingData)
  })

  it('leads to the payment when a product was chosen before', async () => {
    acceptRegistration({ productId: 'premium' })
    const { user, router } = await fillIn()
    await user.click(submit())
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment'))
    expect(purchaseDraft.get()?.productId).toBe('premium')
  })

  it('leads to a passkey that the role requires, and keeps the product that was chosen', async () => {
    acceptRegistration({ productId: 'premium' }, createMember({ email, passkeyMissing: true }))
    const { user, router } = await fillIn()
    await user.click(submit())
    await waitFor(() => expect(router.state.location.pathname).toBe('/set-up-passkey'))
    expect(router.state.location.search).toBe('?back=%2Fpayment')
    expect(purchaseDraft.get()?.productId).toBe('premium')
  })

  it('leads to a passkey before the invitation to a family', async () => {
    familyInvitationDraft.save('token', Date.now())
    acceptRegistration({}, createMember({ email, passkeyMissing: true }))
    const { user, router } = await fillIn()
    await user.click(submit())
    await waitFor(() => expect(router.state.location.pathname).toBe('/set-up-passkey'))
    expect(new URLSearchParams(router.state.location.search).get('back')).toMatch(/^\/family-invitation/)
  })

  it('enables the button only with both consents', async () => {
    const { user } = await fillIn()
    await user.click(screen.getByLabelText('データの提供に同意する'))
    expect(submit().disabled).toBe(true)
  })

  it('unfolds a legal text on request, without agreeing to it', async () => {
    server.use(
      mswHttp.get('*/static/agreements/terms_of_service.md', () => HttpResponse.text('# 規約\n\n本文です。')),
    )
    const { user } = await fillIn()
    await user.click(screen.getByLabelText('利用規約に同意する'))
    expect(screen.queryByRole('region', { name: '利用規約' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '利用規約 読む', expanded: false }))
    expect(
      await within(screen.getByRole('region', { name: '利用規約' })).findByText('本文です。'),
    ).toBeDefined()
    expect(submit().disabled).toBe(true)
  })

  it('says at a field that is left what is wrong with it, and nothing at an empty one', async () => {
    const { user } = await fillIn()
    const username = screen.getByLabelText('ユーザー名')
    await user.clear(username)
    await user.tab()
    expect(screen.queryByRole('alert')).toBeNull()
    await enterText(user, username, '響')
    await user.tab()
    expect((await screen.findByRole('alert')).textContent).toMatch(/半角英数字3〜32文字/)
    await user.clear(username)
    await enterText(user, username, 'hibiki')
    expect(screen.queryByRole('alert')).toBeNull()
    await user.clear(screen.getByLabelText('パスワード'))
    await enterText(user, screen.getByLabelText('パスワード'), 'yoru')
    await user.tab()
    expect((await screen.findByRole('alert')).textContent).toBe('８文字以上入力してください。')
  })

  it("shows the server's message, also beside the field", async () => {
    const message = 'このユーザー名はすでに使われています。'
    server.use(
      http.post('/account/register/general', () =>
        createErrorResponse(409, 'E3030', message, { username: message }),
      ),
    )
    const { user } = await fillIn()
    await user.click(submit())
    expect(await screen.findAllByText(message)).toHaveLength(2)
  })

  it("shows the server's message in place of the form for an invalid link", async () => {
    const message = 'このURLは無効か、有効期限が切れています。'
    server.use(http.post('/account/confirm-temp-url', () => createErrorResponse(422, 'E4002', message)))
    await renderApp('/register-personal/old')
    expect(await screen.findByText(message)).toBeDefined()
    expect(screen.queryByLabelText('ユーザー名')).toBeNull()
  })
})

describe('/register/{path}', () => {
  it('forwards a mail link to its registration', async () => {
    validLink()
    const { router } = await renderApp('/register/secret')
    await waitFor(() => expect(router.state.location.pathname).toBe('/register-personal/secret'))
  })

  it('forwards the code of an agency to the registration of companies', async () => {
    const { router } = await renderApp('/register/123456789012')
    await waitFor(() => expect(router.state.location.pathname).toBe('/register-enterprise/123456789012'))
  })
})
