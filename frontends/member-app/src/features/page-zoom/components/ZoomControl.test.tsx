import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'

const rootSize = () => document.documentElement.style.fontSize

describe('the page zoom', () => {
  it('stops at both ends and announces it', async () => {
    const { user } = await renderApp('/menu')
    const larger = await screen.findByRole('button', { name: '大きくする' })
    for (let step = 0; step < 6; step += 1) await user.click(larger)
    expect(rootSize()).toBe('150%')
    expect(screen.getByText('これ以上拡大できません。')).toBeDefined()

    const smaller = screen.getByRole('button', { name: '小さくする' })
    for (let step = 0; step < 9; step += 1) await user.click(smaller)
    expect(rootSize()).toBe('70%')
    expect(screen.getByText('これ以上縮小できません。')).toBeDefined()
  })

  it("restores a visitor's zoom on the next page load", async () => {
    localStorage.setItem('hibiki.page-scale', '1.2')
    await renderApp('/environment')
    await waitFor(() => expect(rootSize()).toBe('120%'))
  })

  it("saves a member's zoom in the account", async () => {
    const saved: (string | null)[] = []
    server.use(
      http.post('/page-size/set-scale', ({ url }) => {
        saved.push(url.searchParams.get('scale'))
        return {}
      }),
    )
    signIn(createMember())
    const { user } = await renderApp('/menu')
    await screen.findByText('一般 花子 さん')
    await user.click(await screen.findByRole('button', { name: '大きくする' }))
    await waitFor(() => expect(saved).toEqual(['1.1']))
  })

  it("applies the account's zoom after the login", async () => {
    server.use(http.get('/page-size/scale', () => 1.4))
    signIn(createMember())
    await renderApp('/menu')
    await waitFor(() => expect(rootSize()).toBe('140%'))
  })

  it.each([
    ['chosen as a visitor goes along into the account', null, ['1.3'], '130%'],
    ['left behind by another member does not', 'somebody-else', [], '100%'],
    ['chosen by the same member gives way to what they chose elsewhere', createMember().id, [], '100%'],
  ])('reconciles the zoom of account and browser: %s', async (_what, owner, expected, size) => {
    const saved: (string | null)[] = []
    server.use(
      http.post('/page-size/set-scale', ({ url }) => {
        saved.push(url.searchParams.get('scale'))
        return {}
      }),
    )
    localStorage.setItem('hibiki.page-scale', '1.3')
    if (owner) localStorage.setItem('hibiki.page-scale.member', owner)
    signIn(createMember())
    await renderApp('/menu')
    await waitFor(() => expect(localStorage.getItem('hibiki.page-scale.member')).toBe('chosen'))
    await waitFor(() => expect(rootSize()).toBe(size))
    expect(saved).toEqual(expected)
  })
})
