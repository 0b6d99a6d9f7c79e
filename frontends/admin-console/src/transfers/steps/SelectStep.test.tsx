import { enterText } from '@hibiki/test-harness/components'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderConsole } from '../../testing/render-console.tsx'

const checkboxes = () => screen.queryAllByRole<HTMLInputElement>('checkbox')

describe('the people list of a transfer', () => {
  it('disables its checkboxes between a new search and its result, which changes the rows', async () => {
    const { user } = renderConsole('/transfers/create')
    await user.click(await screen.findByRole('checkbox', { name: /佐藤/ }))
    await enterText(user, screen.getByRole('searchbox'), '鈴木')
    expect(checkboxes().length).toBeGreaterThan(1)
    expect(checkboxes().every(({ disabled }) => disabled)).toBe(true)
    await waitFor(() => expect(checkboxes().map(({ disabled }) => disabled)).toEqual([false]))
    await user.click(await screen.findByRole('checkbox', { name: /鈴木/ }))
    await screen.findByText('2名を選択中')
  })
})
