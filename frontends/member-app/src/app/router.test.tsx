import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { member } from '../testing/members.ts'
import { renderApp } from '../testing/render-app.tsx'
import { signIn } from '../testing/server.ts'
import { paths } from './paths.ts'

describe('the guard of my page', () => {
  it('sends a visitor to the login and remembers the page', async () => {
    const { router } = await renderApp(`${paths.activity}?a=1`)
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.login))
    expect(router.state.location.state).toEqual({ from: `${paths.activity}?a=1` })
  })

  it('lets a member in', async () => {
    signIn(member())
    const { router } = await renderApp(paths.activity)
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
    expect(router.state.location.pathname).toBe(paths.activity)
  })
})
