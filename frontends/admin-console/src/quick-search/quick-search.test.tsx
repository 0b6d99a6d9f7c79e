import { createErrorResponse } from '@hibiki/api-mocks'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'
import { http, server } from '../testing/server.ts'
import { findPages } from './find-pages.ts'

const pages = [
  { resource: 'members', name: '会員', group: '会員と代理店', words: '' },
  { resource: 'webhook-events', name: '決済イベント', group: '取引', words: '' },
  { resource: 'sounds', name: '音源', group: '音源ライブラリ', words: 'アップロード MP3' },
]

describe('findPages', () => {
  it.each([
    ['決済', ['/webhook-events']],
    ['取引', ['/webhook-events']],
    ['ｲﾍﾞﾝﾄ', ['/webhook-events']],
    ['ＷＥＢ', ['/webhook-events']],
    ['  会員 ', ['/members']],
    ['mp3', ['/sounds']],
    ['', ['/members', '/webhook-events', '/sounds']],
    ['無い', []],
  ])('finds for %s the pages %s', (text, paths) => {
    expect(findPages(pages, text).map(({ path }) => path)).toEqual(paths)
  })
})

describe('the quick search', () => {
  it('opens by Ctrl+K, searches pages and records at once, and opens a member by the keyboard', async () => {
    const { api, user } = renderConsole('/seller')
    await screen.findByRole('heading', { level: 1 })
    await user.keyboard('{Control>}k{/Control}')
    const search = await screen.findByRole('combobox', { name: '検索して開く' })
    expect(document.activeElement).toBe(search)
    await user.type(search, '佐藤')
    const member = await screen.findByRole('option', { name: /佐藤 美咲.*@/ })
    expect(within(screen.getByRole('listbox')).getByText('会員')).toBeTruthy()
    const call = api.calls.findLast(({ route }) => route === 'GET /admin/members')
    expect(JSON.parse(new URL(call?.request.url ?? '').searchParams.get('filter') ?? '')).toEqual({
      q: '佐藤',
    })
    await user.click(member)
    expect(window.location.pathname).toMatch(/^\/admin\/members\/.+\/show$/)
    expect(screen.queryByRole('dialog', { name: '検索して開く' })).toBeNull()
  })

  it.each([
    ['会計', '領収書'],
    ['返金', '決済'],
    ['滞納', '未払い'],
  ])('finds for %s the page %s by what one wants to do there', async (text, page) => {
    const { user } = renderConsole('/seller')
    await user.click(await screen.findByRole('button', { name: '検索して開く Ctrl K' }))
    await user.type(await screen.findByRole('combobox', { name: '検索して開く' }), text)
    await screen.findByRole('option', { name: `${page}取引` })
  })

  it('closes by Escape, with and without a text', async () => {
    const { user } = renderConsole('/seller')
    await screen.findByRole('heading', { level: 1 })
    for (const text of ['', '会員']) {
      await user.keyboard('{Control>}k{/Control}')
      const search = await screen.findByRole('combobox', { name: '検索して開く' })
      if (text) await user.type(search, text)
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  })

  it('names what could not be searched, and still finds the rest', async () => {
    const { user } = renderConsole('/seller', {
      prepare() {
        server.use(
          http.get('/admin/contracts', () =>
            createErrorResponse(503, 'E5030', 'ただいまご利用いただけません。'),
          ),
        )
      },
    })
    await user.click(await screen.findByRole('button', { name: '検索して開く Ctrl K' }))
    await user.type(await screen.findByRole('combobox', { name: '検索して開く' }), '佐藤')
    await screen.findByText('検索できませんでした：契約')
    await screen.findByRole('option', { name: /佐藤 美咲.*@/ })
  })
})

describe('the menu', () => {
  it('shows the pages of the current group, and opens and folds the others', async () => {
    const { user } = renderConsole('/seller')
    const commerce = await screen.findByRole('menuitem', { name: '取引' })
    expect(commerce.getAttribute('aria-expanded')).toBe('true')
    screen.getByRole('menuitem', { name: '商品' })
    expect(screen.queryByRole('menuitem', { name: '音源' })).toBeNull()
    await user.click(screen.getByRole('menuitem', { name: '音源ライブラリ' }))
    screen.getByRole('menuitem', { name: '音源' })
    await user.click(commerce)
    expect(screen.queryByRole('menuitem', { name: '商品' })).toBeNull()
  })
})
