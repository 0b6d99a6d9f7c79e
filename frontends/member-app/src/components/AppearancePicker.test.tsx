import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../testing/render-app.tsx'

const appearance = () => document.documentElement.dataset.appearance
const barColour = () => document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content

function isDark(matches: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }))
}

beforeEach(() => {
  const bar = document.createElement('meta')
  bar.name = 'theme-color'
  document.head.append(bar)
  return () => bar.remove()
})

describe('the appearance of the app', () => {
  it('applies a choice in the display settings at once and stores it', async () => {
    isDark(false)
    const { user, unmount } = await renderApp('/menu')
    await user.click(await screen.findByRole('button', { name: '夜' }))
    expect(appearance()).toBe('night')
    expect(barColour()).toBe('#0E1B2C')
    await user.click(screen.getByRole('button', { name: '明るい' }))
    expect(appearance()).toBe('day')
    expect(barColour()).toBe('#FAF7F2')
    await user.click(screen.getByRole('button', { name: '夜' }))
    unmount()
    await renderApp('/environment')
    expect(appearance()).toBe('night')
    await screen.findByRole('heading', { level: 1 })
  })

  it('follows a choice made in another tab', async () => {
    localStorage.setItem('hibiki.appearance', 'day')
    await renderApp('/menu')
    localStorage.setItem('hibiki.appearance', 'night')
    window.dispatchEvent(new StorageEvent('storage', { key: 'hibiki.appearance' }))
    await waitFor(() => expect(appearance()).toBe('night'))
  })

  it('shows the night appearance on a dark system when nothing was chosen', async () => {
    isDark(true)
    await renderApp('/menu')
    expect(appearance()).toBe('night')
  })
})
