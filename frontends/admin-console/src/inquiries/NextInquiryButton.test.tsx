import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'

type Api = ReturnType<typeof renderConsole>['api']

/** Adds an inquiry that waits, too, and sets whether the first one still does. */
function addInquiry({ support: { inquiries } }: Api, waitingSince: string | null) {
  const first = inquiries[0]
  if (!first) throw new Error('there is no inquiry')
  inquiries.push({
    ...first,
    id: 'i-2',
    subject: '解約したいです',
    messages: first.messages.map((message) => ({ ...message, id: 'm-2', text: '解約の方法は？' })),
  })
  first.waitingSince = waitingSince
}

it('leads from an answered inquiry to the next that waits', async () => {
  const { user } = renderConsole('/inquiries/i-1/show', { prepare: (api) => addInquiry(api, null) })
  await user.click(await screen.findByRole('link', { name: '次の回答待ちへ' }))
  await screen.findByText('解約の方法は？')
  expect(window.location.pathname).toBe('/admin/inquiries/i-2/show')
  // This one waits itself.
  expect(screen.queryByRole('link', { name: '次の回答待ちへ' })).toBeNull()
})

it('is not offered while this inquiry waits itself', async () => {
  const { api } = renderConsole('/inquiries/i-1/show', {
    prepare: (mock) => addInquiry(mock, '2026-11-21T01:00:00.000Z'),
  })
  await screen.findByText('音が出ません。')
  expect(screen.queryByRole('link', { name: '次の回答待ちへ' })).toBeNull()
  expect(api.calls.filter(({ route }) => route === 'GET /admin/inquiries')).toEqual([])
})

it('is not offered when no other inquiry waits', async () => {
  const { api } = renderConsole('/inquiries/i-1/show', {
    prepare({ support }) {
      for (const inquiry of support.inquiries) inquiry.waitingSince = null
    },
  })
  await screen.findByText('音が出ません。')
  await expect.poll(() => api.calls.some(({ route }) => route === 'GET /admin/inquiries')).toBe(true)
  expect(screen.queryByRole('link', { name: '次の回答待ちへ' })).toBeNull()
})
