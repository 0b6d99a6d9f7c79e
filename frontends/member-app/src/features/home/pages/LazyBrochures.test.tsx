// @vitest-environment jsdom
import '../../../testing/setup.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server } from '../../../testing/server.ts'

// Drawing a PDF needs a canvas, which jsdom lacks; the journeys test what the browser shows.
vi.mock('../../brochures/components/BrochurePdfPage.tsx', () => ({
  BrochurePdfPage: ({ src, page }: { src: string; page: number }) => <p>{`${src} ${page}`}</p>,
}))

const brochures = [
  { id: 'guide', title: '響きのしおり', pages: 4, src: '/api/intro-papers/guide.pdf?v=1' },
  { id: 'device', title: '端末のこと', pages: 2, src: '/api/intro-papers/device.pdf?v=1' },
]

beforeEach(() => server.use(http.get('/intro-papers', () => brochures)))

describe('the brochures', () => {
  it('stores brochure and page in the address when turned by buttons and keys', async () => {
    const { router, user } = await renderApp('/?page=2')
    const viewer = await screen.findByRole('group', { name: '響きのしおり' }, { timeout: 10_000 })
    expect(within(viewer).getByText('/api/intro-papers/guide.pdf?v=1 2')).toBeDefined()
    await user.click(screen.getByRole('button', { name: '次のページ' }))
    expect(await screen.findByText('3 / 4')).toBeDefined()
    expect(router.state.location.search).toBe('?page=3&paper=guide')

    viewer.focus()
    await user.keyboard('{End}')
    expect(await screen.findByText('4 / 4')).toBeDefined()
    expect(screen.getByRole('button', { name: '次のページ' }).hasAttribute('disabled')).toBe(true)
    await user.keyboard('{ArrowLeft}')
    expect(await screen.findByText('3 / 4')).toBeDefined()

    await user.click(screen.getByRole('button', { name: '端末のこと' }))
    expect(await screen.findByText('/api/intro-papers/device.pdf?v=1 1')).toBeDefined()
    expect(router.state.location.search).toBe('?page=1&paper=device')
  })

  it('shows a message when there are no brochures', async () => {
    server.use(http.get('/intro-papers', () => []))
    await renderApp('/')
    expect(await screen.findByText('ご紹介資料は、まだありません。')).toBeDefined()
  })
})
