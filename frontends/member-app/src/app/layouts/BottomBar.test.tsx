import { CacheProvider } from '@emotion/react'
import { createHibikiTheme, createStyleCache } from '@hibiki/theme'
import { setStyleInsertion } from '@hibiki/theme/testing'
import { ThemeProvider } from '@mui/material/styles'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startI18n } from '../../lib/i18n/i18n.ts'
import { createMember } from '../../testing/create-member.ts'
import BottomBar from './BottomBar.tsx'

beforeAll(() => setStyleInsertion(true))
afterAll(() => setStyleInsertion(false))

it('occupies its own space below the page instead of covering its end', async () => {
  await startI18n()
  render(
    // The cache of the app may know the styles from tests that did not insert them.
    <CacheProvider value={createStyleCache()}>
      <ThemeProvider theme={createHibikiTheme('day')}>
        <MemoryRouter>
          <BottomBar user={createMember()} />
        </MemoryRouter>
      </ThemeProvider>
    </CacheProvider>,
  )
  const { position, bottom } = getComputedStyle(
    (await screen.findByRole('navigation', { name: 'よく使うページ' })).parentElement as HTMLElement,
  )
  expect({ position, bottom }).toEqual({ position: 'sticky', bottom: '0px' })
})
