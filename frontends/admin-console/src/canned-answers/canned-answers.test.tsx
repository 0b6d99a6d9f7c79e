import { enterText } from '@hibiki/test-harness/components'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import type { MockApi } from '../testing/mock-api.ts'
import { renderConsole } from '../testing/render-console.tsx'

const findSentBody = ({ calls }: MockApi, method: string) => {
  const call = calls.find(({ route }) => route.startsWith(`${method} /admin/canned-answers`))
  return call && JSON.parse(call.body)
}

it('creates a canned answer in the languages that are filled in', async () => {
  const { api, user } = renderConsole('/canned-answers/create')
  await enterText(user, await screen.findByLabelText(/^名前/), '解約')
  await enterText(user, screen.getByLabelText(/^本文（日本語）/), '解約の方法です。')
  await enterText(user, screen.getByLabelText(/^本文（英語）/), 'How to cancel.')
  await enterText(user, screen.getByLabelText('本文（簡体字中国語）'), '解约方法。')
  await enterText(user, screen.getByLabelText('本文（繁体字中国語）'), ' ')
  await user.click(screen.getByRole('button', { name: '保存' }))
  const texts = { ja: '解約の方法です。', en: 'How to cancel.', cn: '解约方法。' }
  await waitFor(() => expect(findSentBody(api, 'POST')).toEqual({ title: '解約', texts }))
})

it('saves a canned answer without a text that was cleared', async () => {
  const { api, user } = renderConsole('/canned-answers/k-1')
  await user.clear(await screen.findByDisplayValue('{name} 您好'))
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(Object.keys(findSentBody(api, 'PUT').texts)).toEqual(['ja', 'en']))
})

it('shows both versions to the second of two editors, keeps the typed text, and returns to the list when it is saved', async () => {
  // Browsers return a promise from this method, which jsdom does not implement.
  Object.assign(Element.prototype, { scrollIntoView: async () => {} })
  onTestFinished(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  })
  const { api, user } = renderConsole('/canned-answers/k-1')
  const title = await screen.findByLabelText<HTMLInputElement>(/^名前/)
  await user.clear(title)
  await enterText(user, title, '私の名前')
  const [canned] = api.support.canned
  if (!canned) throw new Error('the data have no canned answer')
  Object.assign(canned, { title: '相手の名前', updatedAt: '2026-11-21T04:00:00.000Z' })
  await user.click(screen.getByRole('button', { name: '保存' }))
  await screen.findByText('相手の名前')
  expect(title.value).toBe('私の名前')
  await user.click(screen.getByRole('button', { name: 'この内容で保存' }))
  await waitFor(() => expect(canned.title).toBe('私の名前'))
  await waitFor(() => expect(window.location.pathname).toBe('/admin/canned-answers'))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.queryByText('問題が発生しました')).toBeNull()
})
