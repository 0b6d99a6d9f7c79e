import { createErrorResponse } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http as mswHttp } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { createContract } from '../../../testing/create-contract.ts'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { shopCard } from '../../../testing/serve-shop.ts'
import { http, server, signIn } from '../../../testing/server.ts'
import './PaymentMethodPage.tsx'

const visa = { ...shopCard, id: 'c1' }
const tokens = `${window.location.origin}/dev/card-tokens`
const confirmations = `${window.location.origin}/dev/card-confirmations`

/** The cards that the server returns; tests change them. */
let cards: (typeof visa)[]
beforeEach(() => {
  cards = []
  signIn(createMember())
  server.use(
    http.get('/credit-card/fetch-all', () => cards),
    http.get('/payment/fetch-subscription', () => []),
    http.get('/credit-card/form', () => ({
      publishableKey: 'pk_test',
      tokenUrl: tokens,
      confirmUrl: confirmations,
    })),
    mswHttp.post(tokens, () => HttpResponse.json({ id: 'tok_1' })),
    http.post('/credit-card/register', () => {
      cards = [visa, ...cards]
      return { id: visa.id }
    }),
  )
})

type App = Awaited<ReturnType<typeof renderApp>>
const open = () => renderApp('/mypage/payment-method')

async function fill(
  { user }: App,
  {
    number = '4242424242424242',
    expiry = '1299',
    cvc = '123',
  }: { number?: string; expiry?: string; cvc?: string } = {},
) {
  const write = async (label: RegExp, text: string) => {
    await user.click(await screen.findByLabelText(label))
    await user.paste(text)
  }
  await write(/カード番号/, number)
  await write(/有効期限/, expiry)
  await write(/セキュリティコード/, cvc)
  await write(/カードの名義人/, 'HANAKO HIBIKI')
  await user.click(screen.getByRole('button', { name: 'カードを登録する' }))
}

const alertOf = async (name: string) => within(await screen.findByRole('alertdialog', { name }))

describe('registering a card', () => {
  it('opens the form when there is no card, sends the card to the provider only and closes afterwards', async () => {
    const sent: string[] = []
    let body: unknown
    server.use(
      mswHttp.post(tokens, async ({ request }) => {
        sent.push(await request.text())
        return HttpResponse.json({ id: 'tok_1' })
      }),
      http.post('/credit-card/register', async ({ readBody }) => {
        body = await readBody()
        cards = [visa]
        return { id: visa.id }
      }),
    )
    const app = await open()
    await fill(app)
    const alert = await alertOf('登録に成功しました')
    expect(alert.getByText('登録しました。')).toBeDefined()
    expect(Object.fromEntries(new URLSearchParams(sent[0]))).toEqual({
      'card[number]': '4242424242424242',
      'card[exp_month]': '12',
      'card[exp_year]': '2099',
      'card[cvc]': '123',
      'card[name]': 'HANAKO HIBIKI',
    })
    expect(body).toEqual({ token: 'tok_1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2099 })
    await app.user.click(alert.getByRole('button', { name: '閉じる' }))
    expect(screen.queryByLabelText(/カード番号/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Visa（末尾 4242） を削除' })).toBeDefined()
  })

  it('says that a card was registered before, and shows its new expiry', async () => {
    cards = [visa]
    server.use(
      http.post('/credit-card/register', () => {
        cards = [{ ...visa, expMonth: 3, expYear: 2035 }]
        return { id: visa.id, alreadyRegistered: true }
      }),
    )
    const app = await open()
    await app.user.click(await screen.findByRole('button', { name: 'カードを追加する' }))
    await fill(app)
    const alert = await alertOf('登録に成功しました')
    expect(
      alert.getByText('このカードは登録済みのため、カード情報を最新のものに更新しました。'),
    ).toBeDefined()
    expect(screen.getByText('有効期限 03/2035')).toBeDefined()
  })

  it('groups the digits, shows the brand and allows autofill', async () => {
    const { user } = await open()
    const number = await screen.findByLabelText<HTMLInputElement>(/カード番号/)
    await user.type(number, '378282246310005')
    expect(number.value).toBe('3782 822463 10005')
    expect(screen.getByText('American Express')).toBeDefined()
    expect(screen.getByText('4桁の数字')).toBeDefined()
    const offered = [/カード番号/, /有効期限/, /セキュリティコード/, /カードの名義人/].map((label) => {
      const { autocomplete, inputMode } = screen.getByLabelText<HTMLInputElement>(label)
      return [autocomplete, inputMode]
    })
    expect(offered).toEqual([
      ['cc-number', 'numeric'],
      ['cc-exp', 'numeric'],
      ['cc-csc', 'numeric'],
      ['cc-name', ''],
    ])
  })

  it.each([
    [{ number: '4242424242424241' }, 'カード番号をご確認ください。'],
    [{ number: '6200000000000005' }, 'このブランドのカードはご利用いただけません。'],
    [{ expiry: '0120' }, '有効期限が切れています。'],
    [{ cvc: '12' }, 'カードに記載のコードをご確認ください。'],
  ])('sends nothing for the invalid card %j', async (wrong, text) => {
    let sent = 0
    server.use(
      mswHttp.post(tokens, () => {
        sent += 1
        return HttpResponse.json({ id: 'tok_1' })
      }),
    )
    await fill(await open(), wrong)
    expect(await screen.findByText(text)).toBeDefined()
    expect(sent).toBe(0)
  })

  it("shows our text for a provider's refusal, the server's message for its own, and keeps the fields", async () => {
    server.use(
      mswHttp.post(tokens, () => HttpResponse.json({ error: { code: 'invalid_cvc' } }, { status: 402 }), {
        once: true,
      }),
      http.post('/credit-card/register', () =>
        createErrorResponse(402, 'BILLING_CARD_DECLINED', 'カードのお支払いを確認できませんでした。'),
      ),
    )
    const app = await open()
    await fill(app)
    let alert = await alertOf('登録に失敗しました')
    expect(alert.getByText('セキュリティコードが正しくありません。')).toBeDefined()
    await app.user.click(alert.getByRole('button', { name: '閉じる' }))
    await app.user.click(await screen.findByRole('button', { name: 'カードを登録する' }))
    alert = await alertOf('登録に失敗しました')
    expect(alert.getByText('カードのお支払いを確認できませんでした。')).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>(/カード番号/).value).toBe('4242 4242 4242 4242')
  })
})

describe('a card whose issuer asks its holder (3-D Secure)', () => {
  const secret = 'seti_1_secret_x'
  const answers: unknown[] = []
  let confirmed: unknown
  beforeEach(() => {
    answers.length = 0
    confirmed = null
    server.use(
      http.post('/credit-card/register', () => ({
        id: null,
        confirmation: { setupIntentId: 'seti_1', clientSecret: secret },
      })),
      mswHttp.post(confirmations, async ({ request }) => {
        answers.push(await request.json())
        return HttpResponse.json({})
      }),
      http.post('/credit-card/confirm', async ({ readBody }) => {
        confirmed = await readBody()
        if ((answers.at(-1) as { outcome: string }).outcome === 'failed')
          return createErrorResponse(402, 'BILLING_CARD_DECLINED', '別のカードをお試しください。')
        cards = [visa]
        return { id: visa.id }
      }),
    )
  })

  it('saves the card when the holder has confirmed', async () => {
    const app = await open()
    await fill(app)
    const dialog = await alertOf('本人認証')
    expect(confirmed).toBeNull()
    await app.user.click(dialog.getByRole('button', { name: '認証する' }))
    await alertOf('登録に成功しました')
    expect(answers).toEqual([{ clientSecret: secret, outcome: 'succeeded' }])
    expect(confirmed).toEqual({ setupIntentId: 'seti_1' })
  })

  it("does not save the card when the holder declines, and shows the server's message", async () => {
    const app = await open()
    await fill(app)
    const dialog = await alertOf('本人認証')
    await app.user.click(dialog.getByRole('button', { name: '認証しない' }))
    const alert = await alertOf('登録に失敗しました')
    expect(alert.getByText('別のカードをお試しください。')).toBeDefined()
    expect(answers).toEqual([{ clientSecret: secret, outcome: 'failed' }])
    expect(cards).toEqual([])
  })
})

describe('deleting a card', () => {
  const deleteFirst = async ({ user }: App) => {
    await user.click(await screen.findByRole('button', { name: 'Visa（末尾 4242） を削除' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: '削除' }))
  }

  it('confirms the deletion, shows the text of the specification and opens the form when no card is left', async () => {
    cards = [visa]
    let body: unknown
    server.use(
      http.post('/credit-card/delete', async ({ readBody }) => {
        body = await readBody()
        cards = []
        return {}
      }),
    )
    const app = await open()
    await deleteFirst(app)
    const alert = await alertOf('削除に成功しました')
    expect(alert.getByText('クレジットカードの削除に成功しました。')).toBeDefined()
    expect(body).toEqual({ id: 'c1' })
    await app.user.click(alert.getByRole('button', { name: '閉じる' }))
    expect(await screen.findByLabelText(/カード番号/)).toBeDefined()
  })

  it('shows the contract that is paid with the card', async () => {
    cards = [visa]
    const message = 'ご契約中のお支払いに使用しているため、削除できません。（プレミアム）'
    server.use(
      http.post('/credit-card/delete', () => createErrorResponse(409, 'BILLING_CARD_IN_USE', message)),
    )
    const app = await open()
    await deleteFirst(app)
    expect((await alertOf('削除に失敗しました')).getByText(message)).toBeDefined()
    expect(screen.getByText('有効期限 12/2099')).toBeDefined()
  })
})

it('asks for the password first after an easy login', async () => {
  let isConfirmed = false
  server.use(
    http.post('/auth/confirm-password', () => {
      isConfirmed = true
      return {}
    }),
    http.get('/credit-card/fetch-all', () =>
      isConfirmed ? [visa] : createErrorResponse(422, 'E4014', 'パスワードの確認が必要です。'),
    ),
  )
  const { user } = await open()
  await enterText(user, await screen.findByLabelText('パスワード'), 'secret-one')
  await user.click(screen.getByRole('button', { name: '確認する' }))
  expect(await screen.findByText('有効期限 12/2099')).toBeDefined()
})

it('links from a new card to the contract that was not paid', async () => {
  cards = [visa]
  server.use(
    http.get('/payment/fetch-subscription', () => [
      createContract({ status: '30', nextBillDate: '2026-11-01' }),
    ]),
  )
  await open()
  expect(await screen.findByText(/「プレミアム」のお支払いを確認できませんでした。/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'カードを変更する' }).getAttribute('href')).toBe(
    '/mypage/payment-detail/k1',
  )
})

it('leads enterprise accounts away', async () => {
  signIn(createMember({ role: 'ROLE_ENTERPRISE' }))
  const { router } = await open()
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/mypage/payment-method'))
})
