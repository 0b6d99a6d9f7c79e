import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'

it('counts everybody whom undoing moves back, not only the displayed rows', async () => {
  const { user } = renderConsole('/transfers/t-1/show', {
    prepare: ({ data: { transfers } }) => {
      const undoUntil = new Date(Date.now() + 3_600_000).toISOString()
      for (const transfer of transfers) Object.assign(transfer, { total: 150, undoUntil })
    },
  })
  await user.click(await screen.findByRole('button', { name: '移行を取り消す' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText(/^150名/)).toBeTruthy()
})
