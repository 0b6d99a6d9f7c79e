import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../testing/render-app.tsx'

describe('the choice of the language', () => {
  it('offers four languages and shows the page in each', async () => {
    const { user } = await renderApp('/menu')
    for (const name of ['日本語', 'English', '简体中文', '繁體中文'])
      expect(await screen.findByRole('button', { name })).toBeDefined()

    await user.click(screen.getByRole('button', { name: 'English' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Menu' })).toBeDefined()
    expect(document.documentElement.lang).toBe('en')

    await user.click(screen.getByRole('button', { name: '简体中文' }))
    expect(await screen.findByRole('heading', { level: 1, name: '菜单' })).toBeDefined()
    expect(document.documentElement.lang).toBe('zh-Hans')
    expect(localStorage.getItem('hibiki.language')).toBe('cn')

    await user.click(screen.getByRole('button', { name: '繁體中文' }))
    expect(await screen.findByRole('heading', { level: 1, name: '選單' })).toBeDefined()
    expect(document.documentElement.lang).toBe('zh-Hant')
  })
})
