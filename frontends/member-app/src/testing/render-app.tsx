import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { AppProviders } from '../app/AppProviders.tsx'
import { initialRoutes, patchRoutesOnNavigation } from '../app/router.tsx'
import { startI18n } from '../lib/i18n/i18n.ts'

/**
 * Renders the whole app at an address, with the API served by msw (`server`). Call `signIn(createMember())` first for a member. It
 * waits for nothing, so use `findBy…`.
 */
export async function renderApp(address = '/') {
  await startI18n()
  const router = createMemoryRouter(initialRoutes, { initialEntries: [address], patchRoutesOnNavigation })
  const view = render(<AppProviders router={router} />)
  return { ...view, router, user: userEvent.setup() }
}
