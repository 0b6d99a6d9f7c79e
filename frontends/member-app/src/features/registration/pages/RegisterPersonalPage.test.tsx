import { enterText } from '@hibiki/test-harness/components'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { purchaseDraft } from '../../../lib/purchase-draft.ts'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { createErrorResponse, server, signIn, toApiUrl } from '../../../testing/server.ts'
import './RegisterRedirectPage.tsx'
import './RegisterPersonalPage.tsx'

const email = 'new@hibiki.example'

const validLink = () =>
  server.use(http.post(toApiUrl('/account/confirm-temp-url'), () => HttpResponse.json(email)))

async function fillIn() {
  validLink()
  const app = await renderApp('/register-personal/secret')
  await app.user.clear(await screen.findByLabelText('ユーザー名'))
  await enterText(app.user, screen.getByLabelText('ユーザー名'), 'hanako')
  await enterText(app.user, screen.getByLabelText('表示名'), ' 響 花子 ')
  await enterText(app.user, screen.getByLabelText('パスワード'), 'a quiet evening')
  await enterText(app.user, screen.getByLabelText('パスワード（確認）'), 'a quiet evening')
  await app.user.click(screen.getByLabelText('利用規約に同意する'))
  await app.user.click(screen.getByLabelText('データの提供に同意する'))
  return app
}

function acceptRegistration(answer: { productId?: string }) {
  const bodies: unknown[] = []
  server.use(
    http.post(toApiUrl('/account/register/general'), async ({ request }) => {
      bodies.push(await request.json())
      signIn(createMember())
      return HttpResponse.json(answer)
    }),
  )
  return bodies
}

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: '登録する' })

describe('step 1 of the registration', () => {
  it('sends the mail, offers to resend it and still links to the login', async () => {
    const asked: (string | null)[] = []
    server.use(
      http.post(toApiUrl('/account/issue-confirm-mail'), ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('email'))
        return HttpResponse.json({})
      }),
    )
    const { user } = await renderApp('/register-personal')
    await enterText(user, await screen.findByLabelText('メールアドレス'), ` ${email} `)
    await user.click(screen.getByRole('button', { name: '確認メールを送信する' }))
    await user.click(await screen.findByRole('button', { name: '確認メールを再送信する' }))
    await waitFor(() => expect(asked).toEqual([email, email]))
    expect(screen.getByRole('link', { name: /アカウントをお持ちの方/ }).getAttribute('href')).toBe('/login')
  })

  it("requires the address and shows the server's message when it cannot send", async () => {
    const message = 'しばらくしてからお試しください。'
    server.use(
      http.post(toApiUrl('/account/issue-confirm-mail'), () => createErrorResponse(429, 'E4290', message)),
    )
    const { user } = await renderApp('/register-personal')
    const button = await screen.findByRole('button', { name: '確認メールを送信する' })
    await user.click(button)
    expect(await screen.findByText('入力してください。')).toBeDefined()
    await enterText(user, screen.getByLabelText('メールアドレス'), email)
    await user.click(button)
    expect(await screen.findByText(message)).toBeDefined()
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
    await enterText(user, screen.getByLabelText('パスワード（確認）'), 'a quiet evening')
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

  it('enables the button only with both consents and shows a mismatch while typing', async () => {
    const { user } = await fillIn()
    await user.click(screen.getByLabelText('データの提供に同意する'))
    expect(submit().disabled).toBe(true)
    await user.type(screen.getByLabelText('パスワード（確認）'), '!')
    expect(await screen.findByText('パスワードが一致しません')).toBeDefined()
  })

  it("shows a mismatch on submit until it is corrected, and then the server's message for that field", async () => {
    const message = 'もう一度ご入力ください。'
    server.use(
      http.post(toApiUrl('/account/register/general'), () =>
        HttpResponse.json(
          {
            code: 'E3026',
            message: '登録できません。',
            requestId: 'test',
            fields: { verifyPassword: message },
          },
          { status: 422 },
        ),
      ),
    )
    const { user } = await fillIn()
    const mismatch = 'パスワードが一致しません'
    await enterText(user, screen.getByLabelText('パスワード'), ' with rain')
    await user.click(submit())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('パスワード（確認）')))
    expect(screen.getByText(mismatch)).toBeDefined()
    await enterText(user, screen.getByLabelText('パスワード（確認）'), ' with rain')
    expect(screen.queryByText(mismatch)).toBeNull()
    await user.click(submit())
    expect(await screen.findByText(message)).toBeDefined()
  })

  it("shows the server's message, also beside the field", async () => {
    const message = 'このユーザー名はすでに使われています。'
    server.use(
      http.post(toApiUrl('/account/register/general'), () =>
        HttpResponse.json(
          { code: 'E3030', message, requestId: 'test', fields: { username: message } },
          { status: 409 },
        ),
      ),
    )
    const { user } = await fillIn()
    await user.click(submit())
    expect(await screen.findAllByText(message)).toHaveLength(2)
  })

  it("shows the server's message in place of the form for an invalid link", async () => {
    const message = 'このURLは無効か、有効期限が切れています。'
    server.use(
      http.post(toApiUrl('/account/confirm-temp-url'), () => createErrorResponse(422, 'E4002', message)),
    )
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
