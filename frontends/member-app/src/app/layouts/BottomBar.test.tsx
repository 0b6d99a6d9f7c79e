import { setStyleInsertion } from '@hibiki/theme/testing'
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
    <MemoryRouter>
      <BottomBar user={createMember()} />
    </MemoryRouter>,
  )
  const { position, bottom } = getComputedStyle(
    screen.getByRole('navigation', { name: 'よく使うページ' }).parentElement as HTMLElement,
  )
  expect({ position, bottom }).toEqual({ position: 'sticky', bottom: '0px' })
})
