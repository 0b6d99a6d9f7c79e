import { createErrorResponse } from '@hibiki/api-mocks'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createMember } from '../testing/create-member.ts'
import { renderApp } from '../testing/render-app.tsx'
import { http, server, signIn } from '../testing/server.ts'
// Loaded before the first test, whose waits should not depend on how busy the machine is.
import '../features/advertise/pages/AdvertisePage.tsx'
import '../features/aiesthe/pages/AiEsthePage.tsx'
import '../features/consents/components/ProvidingDataConsentDialog.tsx'
import '../features/easy-login/pages/EasyLoginPage.tsx'
import '../features/profile/pages/ProfilePage.tsx'
import '../features/tonight/pages/TonightPage.tsx'
import './member-routes.tsx'

describe('the consent to providing data', () => {
  const undecided = () => {
    const answers: (string | null)[] = []
    server.use(
      http.get('/agreement/providing-data', () => answers.at(-1) === 'true'),
      http.post('/agreement/agree-providing-data', ({ url }) => {
        answers.push(url.searchParams.get('agreement'))
        return {}
      }),
    )
    return answers
  }

  it('asks for the consent on entering my page and stays there after agreeing', async () => {
    const answers = undecided()
    signIn(createMember())
    const { user, router } = await renderApp('/mypage/aiesthe')
    await user.click(await screen.findByRole('button', { name: '同意する' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(answers).toEqual(['true'])
    expect(router.state.location.pathname).toBe('/mypage/aiesthe')
  })

  it('shows an alert, leads home after a refusal and asks again next time', async () => {
    const answers = undecided()
    signIn(createMember())
    const { user, router } = await renderApp('/mypage/aiesthe')
    await user.click(await screen.findByRole('button', { name: '同意しない' }))
    expect(
      await screen.findByText('データ提供に同意いただけない場合、このサービスはご利用いただけません。'),
    ).toBeDefined()
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(answers).toEqual(['false'])
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    await router.navigate('/mypage/aiesthe')
    expect(await screen.findByRole('button', { name: '同意しない' })).toBeDefined()
  })

  it.each([
    ['an enterprise account', 'ROLE_ENTERPRISE', '/mypage/enterprise'],
    ['the profile, which stays usable', 'ROLE_GENERAL', '/mypage/profile'],
  ] as const)('does not ask for the consent on %s', async (_who, role, address) => {
    undecided()
    signIn(createMember({ role }))
    await renderApp(address)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the easy-login link', () => {
  it('logs in and opens my page', async () => {
    server.use(
      http.post('/auth/easy-login', async ({ readBody }) => {
        expect(await readBody()).toEqual({ path: 'secret' })
        signIn(createMember({ role: 'ROLE_CUSTOMER' }))
        return {}
      }),
    )
    const { router } = await renderApp('/easily-login/secret')
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/tonight'))
  })

  it("shows the server's message when the link is not valid", async () => {
    server.use(http.post('/auth/easy-login', () => createErrorResponse(422, 'E4005', '無効な URL です。')))
    await renderApp('/easily-login/old')
    expect(await screen.findByText('無効な URL です。')).toBeDefined()
  })

  it('uses the link once and continues when the server can verify the member', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    let logins = 0
    server.use(
      http.post('/auth/easy-login', () => {
        logins += 1
        server.use(http.post('/auth/me', () => createErrorResponse(503, 'E5030', '準備中です。')))
        return {}
      }),
    )
    const { user, router } = await renderApp('/easily-login/secret')
    const retry = await screen.findByRole('button', { name: 'もう一度試す' })
    signIn(createMember({ role: 'ROLE_CUSTOMER' }))
    await user.click(retry)
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/tonight'))
    expect(logins).toBe(1)
    warn.mockRestore()
  })
})

describe('the link in a mail that cancels or resumes mails', () => {
  it.each([
    ['cancel', 'メール配信の解除を行いました。'],
    ['continue', 'メール配信の利用設定を行いました。'],
  ])('shows the result of the link %s: %s', async (request, text) => {
    const body = { key: 'k', request, type: 'news' }
    let sent: unknown
    server.use(
      http.post('/v3/advertise/notice', async ({ readBody }) => {
        sent = await readBody()
        return {}
      }),
    )
    const { router } = await renderApp(`/advertise?${new URLSearchParams(body)}`)
    expect(await screen.findByText(text)).toBeDefined()
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(sent).toEqual(body)
  })

  it('leads home and sends nothing when a parameter is missing', async () => {
    const { router } = await renderApp('/advertise?request=cancel')
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })
})

describe('the profile', () => {
  const open = async () => {
    signIn(createMember())
    const app = await renderApp('/mypage/profile')
    await app.user.selectOptions(await screen.findByLabelText('生まれた年'), '1990')
    await app.user.selectOptions(screen.getByLabelText('月'), '2')
    await app.user.selectOptions(screen.getByLabelText('日'), '28')
    await app.user.selectOptions(screen.getByLabelText('性別'), '女性')
    return app
  }

  it('saves birth date and gender and verifies the member again', async () => {
    let sent: unknown
    server.use(
      http.post('/profile/update', async ({ readBody }) => {
        sent = await readBody()
        signIn(createMember({ username: '確認 済子' }))
        return {}
      }),
    )
    const { user } = await open()
    expect(screen.getByText(/^\d+ 歳$/)).toBeDefined()
    expect(screen.getByLabelText('日').querySelectorAll('option')).toHaveLength(29)
    await user.click(screen.getByRole('button', { name: '更新する' }))
    expect(await screen.findByText('更新に成功しました。')).toBeDefined()
    expect(sent).toEqual({
      userId: 'general',
      displayName: '一般 花子',
      displayNameKana: 'イッパン ハナコ',
      profile: { birthYear: 1990, birthMonth: 2, birthDay: 28, gender: 0 },
    })
    expect(screen.getByDisplayValue('確認 済子')).toBeDefined()
  })

  it('shows an error when saving fails', async () => {
    server.use(
      http.post('/profile/update', () => createErrorResponse(400, 'E3001', '入力をご確認ください。')),
    )
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: '更新する' }))
    expect(await screen.findByText('更新に失敗しました。')).toBeDefined()
  })
})
