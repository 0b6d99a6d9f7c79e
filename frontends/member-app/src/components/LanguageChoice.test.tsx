import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../testing/render-app.tsx'

describe('the choice of the language (D-178)', () => {
  it('offers four, shows what is complete and says in its own words what is not', async () => {
    const { user } = await renderApp('/menu')
    for (const name of ['日本語', 'English', '简体中文', '繁體中文'])
      expect(await screen.findByRole('button', { name })).toBeDefined()

    await user.click(screen.getByRole('button', { name: 'English' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Menu' })).toBeDefined()
    expect(document.documentElement.lang).toBe('en')

    await user.click(screen.getByRole('button', { name: '简体中文' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'メニュー' })).toBeDefined()
    const told = await screen.findByText('简体中文版正在准备中，目前以日语显示。')
    expect(told.lang).toBe('zh-Hans')
    expect(document.documentElement.lang).toBe('ja')
    expect(localStorage.getItem('hibiki.language')).toBe('cn')

    await user.click(screen.getByRole('button', { name: '日本語' }))
    expect(screen.queryByText('简体中文版正在准备中，目前以日语显示。')).toBeNull()
  })
})
