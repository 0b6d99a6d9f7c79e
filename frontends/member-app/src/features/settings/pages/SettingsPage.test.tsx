import { createErrorResponse } from '@hibiki/api-mocks'
import { addDays, getJstDay } from '@hibiki/calendar'
import { enterText } from '@hibiki/test-harness/components'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import type { Role } from '../../session/types.ts'
import './SettingsPage.tsx'

const at = '2026-11-20T03:00:00.000Z'
const device = (id: string, name: string, current: boolean) => ({
  id,
  device: name,
  createdAt: at,
  lastUsedAt: at,
  current,
})

beforeEach(() => {
  server.use(
    http.get('/account/sessions', () => [
      device('s1', 'Chrome · Windows', true),
      device('s2', 'Safari · iPhone', false),
    ]),
    http.get('/account/easy-login', () => ({ state: 'not-issued' })),
    http.get('/agreement/consents', () => [
      { document: 'terms-of-service', agreed: true, version: '1', decidedAt: at },
      { document: 'providing-data', agreed: true, version: '1', decidedAt: at },
    ]),
  )
})

async function open(role: Role = 'ROLE_GENERAL') {
  signIn(createMember({ role }))
  const app = await renderApp('/mypage/settings')
  await screen.findByText('Safari · iPhone')
  const giveLast = async (name: string) => {
    const dialog = within(await screen.findByRole('dialog'))
    await enterText(app.user, dialog.getByLabelText('パスワード'), 'hibiki-demo')
    await app.user.click(dialog.getByRole('button', { name }))
  }
  return { ...app, givePassword: giveLast }
}

const button = (name: string) => screen.findByRole('button', { name })

describe('the settings', () => {
  it('logs out another device after a confirmation', async () => {
    let ended: unknown
    server.use(
      http.post('/account/sessions/end', async ({ readBody }) => {
        ended = await readBody()
        return {}
      }),
    )
    const { user } = await open()
    expect(screen.getByText('この端末')).toBeDefined()
    await user.click(await button('ログアウトさせる'))
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'ログアウトさせる' }),
    )
    await waitFor(() => expect(ended).toEqual({ sessionId: 's2' }))
  })

  it('withdraws a consent after a confirmation', async () => {
    let agreement: string | null = null
    server.use(
      http.post('/agreement/agree-providing-data', ({ url }) => {
        agreement = url.searchParams.get('agreement')
        return {}
      }),
    )
    const { user } = await open()
    const [, data] = await screen.findAllByRole('button', { name: '撤回する' })
    if (data) await user.click(data)
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '撤回する' }))
    await waitFor(() => expect(agreement).toBe('false'))
  })

  it.each([
    ['and deletes photos and results where the member wants that, too', true],
    ['and leaves them where not', false],
  ])('shows that the consent to providing data was withdrawn %s', async (_, wanted) => {
    const calls: string[] = []
    server.use(
      http.post('/agreement/agree-providing-data', () => {
        calls.push('withdrawn')
        return {}
      }),
      http.post('/aiesthe/delete-all-results', () => {
        calls.push('deleted')
        return { deletedResults: 2 }
      }),
    )
    const { user } = await open()
    const [terms, data] = await screen.findAllByRole('button', { name: '撤回する' })
    if (terms) await user.click(terms)
    expect(screen.queryByRole('checkbox', { name: '写真と診断結果も削除する' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'キャンセル' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    if (data) await user.click(data)
    const dialog = within(screen.getByRole('alertdialog'))
    const box = dialog.getByRole<HTMLInputElement>('checkbox', { name: '写真と診断結果も削除する' })
    expect(box.checked).toBe(false)
    if (wanted) await user.click(box)
    await user.click(dialog.getByRole('button', { name: '撤回する' }))
    if (wanted) expect(await screen.findByText('写真と診断結果を削除しました。')).toBeTruthy()
    else await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(calls).toEqual(wanted ? ['withdrawn', 'deleted'] : ['withdrawn'])
  })

  it('withdraws the consent to the use of mental check answers and shows its effect', async () => {
    const decisions: unknown[] = []
    server.use(
      http.post('/mental-check/decide-data-use', async ({ readBody }) => {
        decisions.push(await readBody())
        server.use(
          http.get('/mental-check/data-use', () => ({
            version: '1',
            statements: [],
            agree: '同意する',
            agreed: false,
            decidedAt: at,
          })),
        )
        return {}
      }),
    )
    const { user } = await open()
    await waitFor(() => expect(screen.getAllByRole('button', { name: '撤回する' })).toHaveLength(3))
    const [, , answers] = screen.getAllByRole('button', { name: '撤回する' })
    if (answers) await user.click(answers)
    const dialog = within(screen.getByRole('alertdialog'))
    expect(dialog.getByText(/これまでのご回答は振動の選択に使われません。/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: '撤回する' }))
    const link = await screen.findByRole('link', { name: '内容を読む' })
    expect(link.getAttribute('href')).toBe('/mypage/mentalcheck')
    expect(decisions).toEqual([{ agreement: false, version: '1' }])
  })

  it('hides the AI esthe consents from enterprise accounts', async () => {
    const { user } = await open('ROLE_ENTERPRISE')
    expect(screen.queryByText('調査結果の取り扱い')).toBeNull()
    const data = (await screen.findAllByRole('button', { name: '撤回する' })).at(-1)
    if (data) await user.click(data)
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/^撤回すると、メンタルチェック、顔診断/)).toBeTruthy()
    expect(dialog.queryByRole('checkbox')).toBeNull()
  })

  it('disables the second factor in an easy-login session after the code was confirmed', async () => {
    let isConfirmed = false
    let isOn = true
    server.use(
      http.get('/account/totp', () => ({
        enabled: isOn,
        required: false,
        resetAt: null,
        resetCoversPasskeys: false,
      })),
      http.post('/account/totp/disable', () => {
        if (!isConfirmed) return createErrorResponse(422, 'E4014', 'パスワードの確認が必要です。')
        isOn = false
        return {}
      }),
      http.post('/auth/confirm-password', async ({ readBody }) => {
        const { totpCode } = await readBody()
        if (totpCode !== '123456') return createErrorResponse(422, 'E4220', '確認コードが正しくありません。')
        isConfirmed = true
        return {}
      }),
    )
    const { user, givePassword } = await open()
    await user.click(await button('確認コードを無効にする'))
    await givePassword('確認コードを無効にする')
    const asked = within(await screen.findByRole('dialog', { name: 'パスワードの確認' }))
    await enterText(user, asked.getByLabelText('パスワード'), 'hibiki-demo')
    await user.click(asked.getByRole('button', { name: '確認する' }))
    await user.type(await asked.findByLabelText('確認コード'), '123456')
    await user.click(asked.getByRole('button', { name: '確認する' }))
    expect(await screen.findByText('確認コード：無効')).toBeDefined()
  })

  it('enables the second factor and shows the recovery codes once', async () => {
    const bodies: unknown[] = []
    server.use(
      http.post('/account/totp/begin', async ({ readBody }) => {
        bodies.push(await readBody())
        return { secret: 'JBSWY3DP', otpauthUrl: 'otpauth://totp/hibiki?secret=JBSWY3DP' }
      }),
      http.post('/account/totp/confirm', () => ({ recoveryCodes: ['aaaa-1111', 'bbbb-2222'] })),
    )
    const { user } = await open()
    await user.click(await button('確認コードを有効にする'))
    const asked = within(await screen.findByRole('dialog', { name: '確認コードを有効にする' }))
    expect(bodies).toEqual([])
    await enterText(user, asked.getByLabelText('パスワード'), 'hibiki-demo')
    await user.click(asked.getByRole('button', { name: '次へ' }))
    expect(await screen.findByRole('img', { name: '認証アプリ用のQRコード' })).toBeDefined()
    await user.type(screen.getByLabelText('確認コード'), '123456{Enter}')
    expect(await screen.findByText('bbbb-2222')).toBeDefined()
    await user.click(await button('控えました'))
    await waitFor(() => expect(screen.queryByText('bbbb-2222')).toBeNull())
    expect(bodies).toEqual([{ password: 'hibiki-demo' }])
  })

  it('shows when a reset of the second factor takes effect and lets the member object', async () => {
    let resetAt: string | null = '2026-11-29T03:00:00.000Z'
    server.use(
      http.get('/account/totp', () => ({
        enabled: true,
        required: false,
        resetAt,
        resetCoversPasskeys: false,
      })),
      http.post('/account/totp/object-to-reset', () => {
        resetAt = null
        return {}
      }),
    )
    const { user } = await open()
    expect(await screen.findByText(/2026年11月29日 12:00にリセットされます。/)).toBeDefined()
    await user.click(await button('異議を申し立てる'))
    expect(await screen.findByText(/^異議を受け付けました。/)).toBeDefined()
    await waitFor(() => expect(screen.queryByText(/にリセットされます。/)).toBeNull())
  })

  it('leads to the mail for an objection to a reset that covers passkeys', async () => {
    const resetAt = '2026-11-29T03:00:00.000Z'
    server.use(
      http.get('/account/totp', () => ({
        enabled: false,
        required: false,
        resetAt,
        resetCoversPasskeys: true,
      })),
    )
    await open()
    expect(await screen.findByText(/異議はお送りしたメールのリンクから/)).toBeDefined()
    expect(screen.queryByRole('button', { name: '異議を申し立てる' })).toBeNull()
  })

  it.each([false, true])(
    'renews the recovery codes by password and code and shows them once (required: %s)',
    async (required) => {
      const beside = '確認コードが正しくありません。'
      const sent: unknown[] = []
      server.use(
        http.get('/account/totp', () => ({
          enabled: true,
          required,
          resetAt: null,
          resetCoversPasskeys: false,
        })),
        http.post('/account/totp/recovery-codes', async ({ readBody }) => {
          sent.push(await readBody())
          if (sent.length > 1) return { recoveryCodes: ['aaaa-1111', 'bbbb-2222'] }
          return createErrorResponse(422, 'E4220', beside, { totpCode: beside })
        }),
      )
      const { user, givePassword } = await open()
      const renew = '回復コードを再発行する'
      await user.click(await button(renew))
      expect(screen.queryByText('確認コードを無効にする') === null).toBe(required)
      const dialog = within(await screen.findByRole('dialog', { name: renew }))
      expect(dialog.getByText('再発行すると、これまでの回復コードは使えなくなります。')).toBeDefined()
      await givePassword(renew)
      expect(await dialog.findByText('入力してください。')).toBeDefined()
      expect(sent).toEqual([])
      await user.type(dialog.getByLabelText('確認コード'), '000000{Enter}')
      expect(await dialog.findByText(beside)).toBeDefined()
      await user.clear(dialog.getByLabelText('確認コード'))
      await user.type(dialog.getByLabelText('確認コード'), '123456{Enter}')
      expect(await screen.findByText('bbbb-2222')).toBeDefined()
      expect(sent).toEqual([
        { password: 'hibiki-demo', totpCode: '000000' },
        { password: 'hibiki-demo', totpCode: '123456' },
      ])
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(document.activeElement?.textContent).toMatch(/^回復コードです。/)
      await user.click(await button('控えました'))
      expect(await screen.findByText('確認コード：有効')).toBeDefined()
      expect(screen.queryByText('bbbb-2222')).toBeNull()
    },
  )

  it('asks for the password when the session needs it, then continues', async () => {
    let isConfirmed = false
    server.use(
      http.post('/account/export', () =>
        isConfirmed ? { id: 'e1' } : createErrorResponse(422, 'E4014', 'パスワードの確認が必要です。'),
      ),
      http.post('/auth/confirm-password', () => {
        isConfirmed = true
        server.use(
          http.get('/account/exports', () => [{ id: 'e1', state: 'ready', requestedAt: at, readyAt: at }]),
        )
        return {}
      }),
    )
    const { user, givePassword } = await open()
    await user.click(await button('データを請求する'))
    await givePassword('確認する')
    const download = await screen.findByRole('link', { name: 'ダウンロード' })
    expect(download.getAttribute('href')).toMatch(/\/api\/account\/export-file\?id=e1$/)
  })

  it("schedules the account's deletion with the password and undoes it", async () => {
    let effectiveAt: string | null = null
    const confirmations = [
      { service: 'content', confirmedAt: null },
      { service: 'unheard-of', confirmedAt: '2026-11-28T03:00:05.000Z' },
    ]
    server.use(
      http.get('/account/deletion', () => ({ effectiveAt, confirmations })),
      http.post('/account/delete', () => {
        effectiveAt = '2026-11-28T03:00:00.000Z'
        return { effectiveAt }
      }),
      http.post('/account/undo-delete', () => {
        effectiveAt = null
        return {}
      }),
    )
    const { user, givePassword } = await open()
    await user.click(await button('アカウントを削除する'))
    expect(screen.queryByText('再生の記録とご利用状況')).toBeNull()
    await givePassword('アカウントを削除する')
    expect(await screen.findByText('再生の記録とご利用状況')).toBeDefined()
    expect(screen.getByText('削除日に消去し、完了を確認します。')).toBeDefined()
    expect(screen.getByText('その他のデータ')).toBeDefined()
    expect(screen.getByText(/2026\/11\/28 .* に消去しました。/)).toBeDefined()
    await user.click(await button('削除を取り消す'))
    expect(await button('アカウントを削除する')).toBeDefined()
    expect(screen.queryByText('再生の記録とご利用状況')).toBeNull()
  })

  it("keeps the dialog open with the server's message when the password is wrong", async () => {
    const message = 'パスワードが正しくありません。'
    server.use(http.post('/account/delete', () => createErrorResponse(400, 'E3021', message)))
    const { user, givePassword } = await open()
    await user.click(await button('アカウントを削除する'))
    await givePassword('アカウントを削除する')
    expect(await within(screen.getByRole('dialog')).findByText(message)).toBeDefined()
  })
})

describe('easy login in the settings', () => {
  it.each(['ROLE_GENERAL', 'ROLE_ADMIN'] as const)('hides easy login for %s', async (role) => {
    await open(role)
    expect(screen.queryByText(/簡単ログイン/)).toBeNull()
  })

  it('issues a link after consent and shows it once', async () => {
    const url = 'https://hibiki.example/easily-login/secret'
    server.use(http.post('/account/easy-login/register', () => ({ userId: 'customer', authId: 'a1', url })))
    const { user } = await open('ROLE_CUSTOMER')
    await user.click(await button('リンクを発行する'))
    await user.click(await button('同意して発行する'))
    expect((await screen.findByRole('link', { name: url })).getAttribute('href')).toBe(url)
  })
})

describe('easy login of a member whose role requires a passkey', () => {
  const text = 'このアカウントのログインにはパスキーが必要なため、簡単ログインはご利用いただけません。'
  const steps = () =>
    screen.queryAllByRole('button', { name: /^(リンクを発行する|再発行する|有効にする|無効にする)$/ })
  const require = (firstDay: string, state: 'not-issued' | 'enabled' | 'disabled') =>
    server.use(
      http.get('/account/passkey-requirement', () => ({ firstDay })),
      http.get('/account/easy-login', () => ({ state })),
    )

  it.each([
    ['not-issued', []],
    ['disabled', []],
    ['enabled', ['無効にする']],
  ] as const)('offers no link from the first day on where it is %s', async (state, names) => {
    require(getJstDay(Date.now()), state)
    await open('ROLE_CUSTOMER')
    expect(await screen.findByText(text)).toBeDefined()
    expect(steps().map(({ textContent }) => textContent)).toEqual(names)
  })

  it('offers links until that day', async () => {
    require(addDays(getJstDay(Date.now()), 1), 'not-issued')
    await open('ROLE_CUSTOMER')
    expect(await button('リンクを発行する')).toBeDefined()
    expect(screen.queryByText(text)).toBeNull()
  })
})

describe('the change of the mail address', () => {
  const refused = (message: string, fields: Record<string, string>) => () =>
    createErrorResponse(400, 'E3021', message, fields)
  const passwordField = () => screen.findByLabelText<HTMLInputElement>('現在のパスワード')

  it('sends the password and the new address and shows that mails went to both', async () => {
    let body: unknown
    server.use(
      http.post('/account/change-email', async ({ readBody }) => {
        body = await readBody()
        return {}
      }),
    )
    const { user } = await open()
    await user.click(await button('メールアドレスを変更する'))
    expect(await screen.findAllByText('入力してください。')).toHaveLength(2)
    await enterText(user, await passwordField(), 'hibiki-demo')
    await user.type(screen.getByLabelText('新しいメールアドレス'), ' new@hibiki.example {Enter}')
    expect(await screen.findByText(/両方にメールを送信しました/)).toBeDefined()
    expect(body).toEqual({ password: 'hibiki-demo', email: 'new@hibiki.example' })
    expect((await passwordField()).value).toBe('')
  })

  it("shows the server's message, also beside the field", async () => {
    const [message, beside] = ['入力内容をご確認ください。', 'パスワードが正しくありません。']
    server.use(http.post('/account/change-email', refused(message, { password: beside })))
    const { user } = await open()
    await enterText(user, await passwordField(), 'wrong')
    await user.type(screen.getByLabelText('新しいメールアドレス'), 'new@hibiki.example{Enter}')
    expect(await screen.findByText(message)).toBeDefined()
    expect(screen.getByText(beside)).toBeDefined()
  })
})
