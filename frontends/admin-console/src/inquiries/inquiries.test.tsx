import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'

type Rendered = ReturnType<typeof renderConsole>

/** The bodies of calls whose address ends so, oldest first. */
const sent = ({ api }: Rendered, ending: string): object[] =>
  api.calls
    .filter(({ request }) => new URL(request.url).pathname.endsWith(ending))
    .map(({ body }) => JSON.parse(body))

async function open(): Promise<Rendered> {
  const rendered = renderConsole('/inquiries/i-1/show')
  await screen.findByText('音が出ません。')
  return rendered
}

async function choose({ user }: Rendered, label: string, option: string): Promise<void> {
  await user.click(await screen.findByLabelText(label))
  await user.click(await screen.findByRole('option', { name: option }))
}

it('asks for the queue with who waits longest first, and shows what the customer shares', async () => {
  const { user, api } = renderConsole('/inquiries')
  await screen.findByText('音が出ません')
  const list = api.calls.find(({ request }) => new URL(request.url).pathname.endsWith('/admin/inquiries'))
  expect(new URL(list?.request.url ?? '').searchParams.get('sort')).toBe('["waitingSince","ASC"]')
  await user.click(screen.getByText('音が出ません'))
  await screen.findByText(/Android 14/)
})

it('answers with a canned answer, filled in', async () => {
  const rendered = await open()
  await choose(rendered, '定型文を使う', 'ご挨拶')
  const field = screen.getByLabelText('回答またはメモ')
  const filled = '山田 花子 様、お問い合わせ「音が出ません」について'
  expect(field).toHaveProperty('value', filled)
  await rendered.user.click(screen.getByRole('button', { name: '回答を送信' }))
  await screen.findByText('回答を送信しました。')
  expect(sent(rendered, '/inquiries/i-1/answer')).toMatchObject([{ text: filled, close: false }])
  expect(field).toHaveProperty('value', '')
})

it('saves a note, which is marked as one', async () => {
  const rendered = await open()
  await rendered.user.type(screen.getByLabelText('回答またはメモ'), '社内で確認中です。')
  await rendered.user.click(screen.getByRole('button', { name: 'メモを保存' }))
  await screen.findByText('メモを保存しました。')
  const note = await screen.findByText('社内で確認中です。')
  expect(within(note.closest('li') as HTMLElement).getByText(/社内メモ/)).toBeTruthy()
})

it('takes over, gives to a colleague, and releases', async () => {
  const rendered = await open()
  await rendered.user.click(await screen.findByRole('button', { name: '担当になる' }))
  await screen.findByRole('button', { name: '担当を外す' })
  await choose(rendered, '同僚に割り当てる', '担当 三郎')
  await waitFor(() => expect(sent(rendered, '/inquiries/i-1/assign')).toEqual([{}, { staffId: 'a-2' }]))
  await screen.findAllByText('担当 三郎')
  await rendered.user.click(screen.getByRole('button', { name: '担当を外す' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '担当を外す' })).toBeNull())
})

it('closes, reopens and sets the priority', async () => {
  const rendered = await open()
  await rendered.user.click(await screen.findByRole('button', { name: '終了する' }))
  await rendered.user.click(await screen.findByRole('button', { name: '再開する' }))
  await screen.findByRole('button', { name: '終了する' })
  await choose(rendered, '優先度', '至急')
  await waitFor(() => expect(sent(rendered, '/inquiries/i-1/priority')).toEqual([{ priority: 3 }]))
})

it('tells who else has the inquiry open, and tells them when something is being written', async () => {
  const rendered = await open()
  await screen.findByText('担当 三郎 さんも開いています。')
  await rendered.user.type(screen.getByLabelText('回答またはメモ'), '音')
  await waitFor(() => expect(sent(rendered, '/inquiries/i-1/presence')).toContainEqual({ writing: true }))
})

it('asks for what is new with each beat, not as fast as it can', async () => {
  const { api } = await open()
  await screen.findByText('担当 三郎 さんも開いています。')
  const calls = () => api.calls.filter(({ route }) => route.includes('/presence')).length
  const before = calls()
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve, 0))
  expect(calls()).toBe(before)
})

it('restores a version of an article', async () => {
  const { user, api } = renderConsole('/articles/cancel-plan')
  await user.click(await screen.findByRole('button', { name: 'この版に戻す' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'この版に戻す' }))
  await screen.findByText('版を戻しました。')
  expect(api.calls.some(({ request }) => request.method === 'PUT')).toBe(true)
})

it('saves an article in the languages it has a text in', async () => {
  const { user, api } = renderConsole('/articles/cancel-plan')
  await user.type(await screen.findByLabelText('タイトル (簡体字中国語)'), '如何解约方案？')
  await user.type(screen.getByLabelText('本文 (簡体字中国語)'), '请打开我的订阅。')
  await user.click(screen.getByRole('button', { name: '保存' }))
  const put = () => api.calls.find(({ request }) => request.method === 'PUT')
  await waitFor(() => expect(put()).toBeDefined())
  const { texts } = JSON.parse(put()?.body ?? '')
  expect(Object.keys(texts).toSorted()).toEqual(['cn', 'en', 'ja'])
  expect(texts.cn).toEqual({
    ...{ title: '如何解约方案？', body: '请打开我的订阅。', tags: [], questions: [] },
  })
})

it('shows how fast inquiries are answered', async () => {
  renderConsole('/support-statistics')
  await screen.findByRole('img', { name: /中央値です。/ })
  expect(screen.getByText('12.5')).toBeTruthy()
})
