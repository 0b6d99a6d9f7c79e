import { createErrorResponse } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import type { Article } from '../rules.ts'
// Loaded before the first test, whose retries should not depend on how busy the machine is.
import '../../support-chat/pages/SupportChatPage.tsx'
import './ArticlePage.tsx'
import './SupportPage.tsx'

const noSound: Article = {
  id: 'no-sound',
  title: '音が聞こえません',
  category: 'troubleshooting',
  faq: true,
}
const articles: Article[] = [
  noSound,
  { id: 'sound-stops', title: '音が途中で止まる', category: 'troubleshooting', faq: true },
  { id: 'timer-value', title: 'タイマーの値', category: 'troubleshooting', faq: false },
  { id: 'accepted-cards', title: '使えるカードは？', category: 'cards', faq: true },
]
const article = {
  ...noSound,
  body: '端末の音量をご確認ください。\n\n1. [推奨環境](/environment)を開きます。\n\n<script>alert(1)</script>',
  updatedAt: '2026-11-20T03:00:00.000Z',
}

let asked: { q: string | null; language: string | null }[]

beforeEach(() => {
  asked = []
  server.use(
    http.get('/v2/support/articles', () => HttpResponse.json(articles)),
    http.get('/v2/support/articles/search', ({ request }) => {
      const q = new URL(request.url).searchParams.get('q')
      asked.push({ q, language: request.headers.get('Accept-Language') })
      const found = q === 'おとがでない' ? [{ ...noSound, excerpt: '端末の音量をご確認ください。' }] : []
      return HttpResponse.json(found)
    }),
    http.get('/v2/support/articles/article', ({ request }) =>
      new URL(request.url).searchParams.get('id') === 'no-sound'
        ? HttpResponse.json(article)
        : createErrorResponse(404, 'SUPPORT_ARTICLE_NOT_FOUND', '記事が見つかりません。'),
    ),
  )
})

const searchBox = () => screen.findByRole('searchbox', { name: '知りたいこと' })

describe('/support', () => {
  it('shows the questions, the cache steps and the plan change rule of the specification', async () => {
    await renderApp('/support')
    expect(await screen.findByText('利用できるクレジットカードを教えてください。')).toBeTruthy()
    expect(screen.getByText(/次回の更新時に日割りで計算されます/)).toBeTruthy()
    expect(screen.getByRole('heading', { name: '表示がおかしいとき（キャッシュの削除）' })).toBeTruthy()
  })

  it('lists the articles by category without those for the search only', async () => {
    const { user } = await renderApp('/support')
    await user.click(await screen.findByText('困ったとき（2件）'))
    expect(screen.getByRole('link', { name: '音が聞こえません' }).getAttribute('href')).toBe(
      '/support/articles/no-sound',
    )
    expect(screen.getByText('お支払いカード（1件）')).toBeTruthy()
    expect(screen.queryByText('タイマーの値')).toBeNull()
  })

  it('searches, opens an article, and finds the results again on the way back', async () => {
    const { user, router } = await renderApp('/support')
    await enterText(user, await searchBox(), '  おとがでない ')
    await user.click(screen.getByRole('button', { name: '検索する' }))
    const results = within(await screen.findByRole('region', { name: '検索結果' }))
    expect(await results.findByText('「おとがでない」の検索結果：1件')).toBeTruthy()
    expect(asked).toEqual([{ q: 'おとがでない', language: 'ja' }])
    await user.click(results.getByRole('link', { name: /音が聞こえません/ }))
    expect(await screen.findByRole('heading', { level: 1, name: '音が聞こえません' })).toBeTruthy()
    await router.navigate(-1)
    expect(await screen.findByText('「おとがでない」の検索結果：1件')).toBeTruthy()
    expect(asked).toHaveLength(1)
  })

  it('shows that nothing was found, and sends no empty search', async () => {
    const { user } = await renderApp('/support')
    const box = await searchBox()
    await user.click(screen.getByRole('button', { name: '検索する' }))
    expect(asked).toEqual([])
    await user.type(box, '宇宙{Enter}')
    expect(await screen.findByText(/「宇宙」に合う記事は見つかりませんでした/)).toBeTruthy()
  })

  it('stays usable when the articles cannot be loaded, and retries', async () => {
    server.use(
      http.get(
        '/v2/support/articles',
        () => createErrorResponse(404, 'E4040', 'ただいまご覧いただけません。'),
        {
          once: true,
        },
      ),
    )
    const { user } = await renderApp('/support')
    await user.click(await screen.findByRole('button', { name: 'もう一度試す' }))
    expect(await screen.findByText('困ったとき（2件）')).toBeTruthy()
    expect(screen.getByText('利用できるクレジットカードを教えてください。')).toBeTruthy()
  })
})

describe('/support/articles/:id', () => {
  it('shows the article, its own links and others of its category', async () => {
    await renderApp('/support/articles/no-sound')
    expect(await screen.findByText('端末の音量をご確認ください。')).toBeTruthy()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: '推奨環境' }).getAttribute('href')).toBe('/environment')
    expect(main.getByText(/2026年11月20日|2026\/11\/20/)).toBeTruthy()
    const related = within(await screen.findByRole('region', { name: '関連する記事' }))
    expect(related.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '音が途中で止まる',
      'タイマーの値',
    ])
    expect(document.querySelector('main script')).toBeNull()
    await waitFor(() => expect(document.title).toContain('音が聞こえません'))
  })

  it('shows that an article is gone and leads back', async () => {
    await renderApp('/support/articles/nowhere')
    expect(await screen.findByRole('heading', { level: 1, name: '記事が見つかりません。' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'サポートへ戻る' }).getAttribute('href')).toBe('/support')
  })

  it.each([
    { who: 'premium members', premium: true, buttons: 1 },
    { who: 'other members', premium: false, buttons: 0 },
  ])('offers the chat to premium members only: $who', async ({ premium, buttons }) => {
    signIn(createMember({ premium }))
    await renderApp('/support/articles/no-sound')
    await screen.findByText('端末の音量をご確認ください。')
    await waitFor(() =>
      expect(screen.queryAllByRole('link', { name: 'チャットで問い合わせる' })).toHaveLength(buttons),
    )
  })

  const waiting = { name: '銀座サロン', code: '100000000001', status: '1' as const }
  it.each([
    ['premium members', createMember({ premium: true })],
    ['premium members whose agency application waits', createMember({ premium: true, agency: waiting })],
    [
      'enterprise accounts that are premium members as well',
      createMember({ premium: true, roles: ['ROLE_GENERAL', 'ROLE_ENTERPRISE'], enterprise: true }),
    ],
  ])('opens the offered chat to %s', async (_who, premium) => {
    server.use(
      http.get('/v2/support/chat/inquiry/inquiries', () => HttpResponse.json([])),
      http.get('/v2/support/chat/inquiry/response-time', () => ({ medianMinutes: null })),
    )
    signIn(premium)
    const { user, router } = await renderApp('/support/articles/no-sound')
    await user.click(await screen.findByRole('link', { name: 'チャットで問い合わせる' }))
    expect(await screen.findByRole('button', { name: '新しいチャット' })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/support/chat')
  })

  it('offers no chat to accounts with only the enterprise role, which the service rejects', async () => {
    signIn(createMember({ role: 'ROLE_ENTERPRISE', premium: true }))
    const { router } = await renderApp('/support/chat')
    await waitFor(() => expect(router.state.location.pathname).toBe('/support'))
    expect(await screen.findByText('利用できるクレジットカードを教えてください。')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'チャットサポートへ' })).toBeNull()
  })
})
