import { createErrorResponse } from '@hibiki/api-mocks'
import { screen, waitFor, within } from '@testing-library/react'
import { delay } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { purchaseDraft } from '../../../lib/purchase-draft.ts'
import { createMember } from '../../../testing/create-member.ts'
import { createProduct } from '../../../testing/create-product.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { createOrderLine } from '../../../testing/serve-shop.ts'
import { http, server, signIn } from '../../../testing/server.ts'
import '../../purchase/pages/PaymentPage.tsx'
import './PlanAccountMethodPage.tsx'
import './PremiumPlansPage.tsx'

let asked: URLSearchParams[]
const answerProducts = (products: ReturnType<typeof createProduct>[]) =>
  server.use(
    http.get('/v2/subscription/products', ({ url }) => {
      asked.push(url.searchParams)
      return products
    }),
  )
const cards = async () => {
  const main = within(await screen.findByRole('main'))
  await main.findAllByRole('listitem')
  const headings = main.getAllByRole('heading', { level: 2 })
  return headings.filter((heading) => heading.closest('li')).map(({ textContent }) => textContent)
}
async function compare(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  await user.click(await screen.findByText('プランをくらべる'))
  return screen.findByRole('table')
}

beforeEach(() => {
  asked = []
  answerProducts([
    createProduct({ id: 'premium', displayName: 'プレミアム', price: 12800 }),
    createProduct({ id: 'light', displayName: 'ライト', price: 980, statusCode: '90' }),
    createProduct({ id: 'executive', displayName: 'executive' }),
  ])
})

describe('the page of all plans', () => {
  it('shows every offered plan with price and state, the first one as recommended', async () => {
    await renderApp('/premium-plans')
    await waitFor(async () => expect(await cards()).toEqual(['プレミアム', 'ライト']))
    expect(screen.getByText('12,800 円 / 月')).toBeDefined()
    expect(screen.getAllByText('おすすめ')).toHaveLength(1)
    expect(screen.getByRole('button', { name: '既に契約中です' }).hasAttribute('disabled')).toBe(true)
    expect(screen.queryByRole('button', { name: '他のプランを見る' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'ご契約状況を見る' })).toBeNull()
  })

  it('requests no payments for an enterprise account, which billing would reject', async () => {
    let refusals = 0
    server.use(
      http.post('/payment/order-details', () => {
        refusals += 1
        return createErrorResponse(403, 'E4030', 'この操作を行う権限がありません。')
      }),
    )
    signIn(createMember({ role: 'ROLE_ENTERPRISE' }))
    const { router, user } = await renderApp('/premium-plans')
    await cards()
    expect(within(await compare(user)).queryByText('本日のお支払い')).toBeNull()
    expect(refusals).toBe(0)
    expect(router.state.location.pathname).toBe('/premium-plans')
  })

  it('compares all plans by price, functions, current plan and action when the comparison is opened', async () => {
    answerProducts([
      createProduct({
        id: 'premium',
        displayName: 'プレミアム',
        price: 12800,
        functions: ['ループ', 'AI'],
        statusCode: '10',
      }),
      createProduct({ id: 'light', displayName: 'ライト', functions: ['ループ'], statusCode: '90' }),
      createProduct({
        id: 'rental',
        displayName: 'レンタル',
        price: 4980,
        functions: ['ループ'],
        statusCode: '10',
        rental: true,
      }),
    ])
    const { user, router } = await renderApp('/premium-plans')
    await cards()
    expect(screen.queryByRole('table')).toBeNull()
    const table = await compare(user)
    const texts = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent))
    expect(texts).toEqual([
      ['できること', 'プレミアム', 'ライトご契約中', 'レンタル'],
      ['毎月の料金', '12,800 円', '980 円', '4,980 円'],
      ['お申し込み', '変更する', 'ご契約中', '追加する'],
      ['ループ', '使えます', '使えます', '使えます'],
      ['AI', '使えます', '使えません', '使えません'],
    ])
    const change = within(table).getByRole('button', { name: '変更する', description: 'プレミアム' })
    await user.click(change)
    await waitFor(() => expect(router.state.location.pathname).toBe('/premium-plan-account-method'))
    expect(purchaseDraft.ofVisitor()?.productId).toBe('premium')
  })

  it('names on a card what it adds to a smaller plan, and shows rentals apart', async () => {
    const light = { functions: ['ループ'], functionCodes: ['loop'] }
    answerProducts([
      createProduct({
        id: 'premium',
        displayName: 'プレミアム',
        functions: ['ループ', 'AI'],
        functionCodes: ['loop', 'aiesthe'],
      }),
      createProduct({ id: 'rental', displayName: 'Dr.AI', rental: true, ...light }),
      createProduct({ id: 'light', displayName: 'ライト', ...light }),
    ])
    await renderApp('/premium-plans')
    await waitFor(async () => expect(await cards()).toEqual(['プレミアム', 'ライト']))
    const premium = within(screen.getByRole('heading', { name: 'プレミアム' }).closest('li') as HTMLElement)
    expect(premium.getByText('ライトのすべてに加えて')).toBeDefined()
    expect(premium.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['AI'])
    const rentals = within(await screen.findByRole('region', { name: '機器のレンタル' }))
    expect(rentals.getByRole('heading', { level: 3, name: 'Dr.AI' })).toBeDefined()
  })

  it('shows on a card the action beside the state', async () => {
    answerProducts([
      createProduct({ displayName: 'ライト', statusCode: '10' }),
      createProduct({ id: 'b', statusCode: '20' }),
    ])
    await renderApp('/premium-plans')
    await cards()
    const onCards = (name: string) =>
      screen.getAllByRole('button', { name, description: /購入可能$/ }).map((button) => button.closest('li'))
    await waitFor(() => expect(onCards('申し込む')).toEqual([expect.any(HTMLLIElement)]))
    expect(onCards('変更する')).toEqual([expect.any(HTMLLIElement)])
  })

  it.each(['productId', 'item'])('shows the product of ?%s= first', async (name) => {
    await renderApp(`/premium-plans?${name}=light`)
    await cards()
    expect(asked.map((query) => query.get('productId'))).toEqual(['light'])
  })

  it('leads members to their contracts', async () => {
    signIn(createMember())
    await renderApp('/premium-plans')
    const link = await screen.findByRole('link', { name: 'ご契約状況を見る' })
    expect(link.getAttribute('href')).toBe('/mypage/subscription-state')
  })

  it('shows a member what each plan costs today and next, and a visitor the monthly price only', async () => {
    const wanted: string[] = []
    answerProducts([
      createProduct({ id: 'quoted', displayName: 'プレミアム', price: 12800 }),
      createProduct({ id: 'light', displayName: 'ライト', price: 980, statusCode: '90' }),
    ])
    server.use(
      http.post('/payment/order-details', async ({ readBody }) => {
        const { productId } = await readBody()
        // A request of the previous test may arrive late; its products have other ids.
        if (productId !== 'premium') wanted.push(productId)
        return [createOrderLine({ unitPrice: 12800, nextBillDate: '2026-12-24' })]
      }),
    )
    const visit = await renderApp('/premium-plans')
    await cards()
    visit.unmount()
    expect(wanted).toEqual([])

    signIn(createMember())
    const { user } = await renderApp('/premium-plans')
    await cards()
    expect(wanted).toEqual([])
    await compare(user)
    const rowOf = (name: string) =>
      [...(screen.getByRole('rowheader', { name }).parentElement?.querySelectorAll('td') ?? [])].map(
        ({ textContent }) => textContent,
      )
    await waitFor(() => expect(rowOf('本日のお支払い')).toEqual(['12,800 円', '–']))
    expect(rowOf('次回のお支払い')).toEqual(['12,800 円12/24', '–'])
    // No costs are requested for the plan that the member has already.
    expect(wanted).toEqual(['quoted'])
  })

  it('shows a loading state, and an empty state without plans', async () => {
    server.use(
      http.get('/v2/subscription/products', async () => {
        await delay(150)
        return []
      }),
    )
    await renderApp('/premium-plans')
    expect(await screen.findByText('読み込み中...')).toBeDefined()
    expect(await screen.findByText('商品が見つかりません。')).toBeDefined()
  })

  it('shows the error and retries', async () => {
    server.use(
      http.get(
        '/v2/subscription/products',
        () => createErrorResponse(400, 'E3001', '入力内容をご確認ください。'),
        {
          once: true,
        },
      ),
    )
    const { user } = await renderApp('/premium-plans')
    expect(await screen.findByText('入力内容をご確認ください。')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'もう一度試す' }))
    expect(await cards()).toContain('プレミアム')
  })
})

describe('a visitor who chooses a plan', () => {
  const chosen = createProduct({
    id: 'premium',
    displayName: 'プレミアム',
    price: 12800,
    functions: ['AI顔診断'],
  })

  it('shows a visitor the chosen plan with both ways to an account', async () => {
    server.use(http.get('/v2/product/get', () => chosen))
    const { user, router } = await renderApp('/premium-plans')
    const [choose] = await screen.findAllByRole('button', { name: '契約する' })
    await user.click(choose as HTMLElement)
    expect(await screen.findByText('AI顔診断')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'プレミアム' })).toBeDefined()
    expect(router.state.location.pathname).toBe('/premium-plan-account-method')
    expect(screen.getByText('12,800 円 / 月')).toBeDefined()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: '新規登録する' }).getAttribute('href')).toBe('/register-personal')
    await user.click(main.getByRole('link', { name: 'ログインする' }))
    await waitFor(() => expect(router.state.location.state).toEqual({ from: '/payment' }))
    expect(router.state.location.pathname).toBe('/login')
    expect(purchaseDraft.ofVisitor()?.productId).toBe('premium')
  })

  it('alerts when the chosen plan is gone and leads home without it', async () => {
    purchaseDraft.begin('gone')
    server.use(http.get('/v2/product/get', () => createErrorResponse(404, 'E4040', '見つかりません。')))
    const { router } = await renderApp('/premium-plan-account-method')
    expect(
      await screen.findByText('選択されている商品が見つかったかったためホームに戻ります。'),
    ).toBeDefined()
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    await waitFor(() => expect(purchaseDraft.get()).toBeNull())
  })

  it('leads a visitor without a choice to the plans', async () => {
    const { router } = await renderApp('/premium-plan-account-method')
    await waitFor(() => expect(router.state.location.pathname).toBe('/premium-plans'))
  })

  it('leads a visitor who is a member already to the purchase', async () => {
    purchaseDraft.begin('premium')
    signIn(createMember())
    server.use(http.get('/v2/product/get', () => chosen))
    const { router } = await renderApp('/premium-plan-account-method')
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment'))
  })
})
