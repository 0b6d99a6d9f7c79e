import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'

it('lists what is owed since when, and links the contract', async () => {
  renderConsole('/dunning')
  const link = await screen.findByRole('link', { name: '支払 太郎' })
  expect(link.getAttribute('href')).toContain('/contracts/c-due')
  screen.getByText(/2,980/)
  screen.getByText('insufficient_funds')
})
