import { enterText } from '@hibiki/test-harness/components'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'

describe('photo views', () => {
  it('lists who viewed whose photos in which role, and links both people', async () => {
    renderConsole('/photo-views')
    const viewer = await screen.findByRole('link', { name: '担当 次郎' })
    expect(viewer.getAttribute('href')).toContain('/members/m-8/')
    expect(screen.getByRole('link', { name: '山田 花子' }).getAttribute('href')).toContain('/members/m-1/')
    expect(screen.getByText('担当者')).toBeDefined()
    // A viewer without a name is shown by the ID.
    expect(screen.getByRole('link', { name: 'm-7' })).toBeDefined()
  })

  it('filters by the ID of the member', async () => {
    const { user } = renderConsole('/photo-views')
    await screen.findByRole('link', { name: '山田 花子' })
    await enterText(user, screen.getByRole('textbox', { name: '会員のID' }), 'm-2')
    await waitFor(() => expect(screen.queryByRole('link', { name: '山田 花子' })).toBeNull())
    expect(screen.getByRole('link', { name: '佐藤 次郎' })).toBeDefined()
  })
})
