import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { MockApi } from '../testing/mock-api.ts'
import { renderConsole } from '../testing/render-console.tsx'

const enterValue = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const findPuts = ({ calls }: MockApi) => calls.filter(({ route }) => route.startsWith('PUT '))

it('edits tags as one per line and sends only lines that are not blank', async () => {
  const { api, user } = renderConsole('/articles/cancel-plan')
  const tags = await screen.findByLabelText('検索語 (日本語)')
  await user.clear(tags)
  await user.type(tags, '解約{Enter}{Enter} 退会{Enter}')
  expect(tags).toHaveProperty('value', '解約\n\n 退会\n')
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(findPuts(api)).toHaveLength(1))
  expect(JSON.parse(findPuts(api)[0]?.body ?? '').texts.ja.tags).toEqual(['解約', '退会'])
})

it('names too many and too long tags and questions before anything is sent', async () => {
  const { api, user } = renderConsole('/articles/cancel-plan')
  const tags = (count: number) => Array.from({ length: count }, (_, index) => `語${index}`).join('\n')
  enterValue(await screen.findByLabelText('検索語 (日本語)'), tags(13))
  enterValue(screen.getByLabelText('質問の言い換え (日本語)'), '問'.repeat(121))
  await user.click(screen.getByRole('button', { name: '保存' }))
  await screen.findByText('12件以内で入力してください。')
  screen.getByText('120文字以内で入力してください。')
  enterValue(screen.getByLabelText('検索語 (日本語)'), tags(12))
  enterValue(screen.getByLabelText('質問の言い換え (日本語)'), '問'.repeat(120))
  expect(findPuts(api)).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(findPuts(api)).toHaveLength(1))
})

it('shows both versions to the second of two editors, who merges them field by field without losing a word', async () => {
  const { api, user } = renderConsole('/articles/cancel-plan')
  const title = await screen.findByLabelText<HTMLInputElement>(/^タイトル \(日本語\)/)
  const body = screen.getByLabelText<HTMLTextAreaElement>(/^本文 \(日本語\)/)
  const tags = screen.getByLabelText<HTMLTextAreaElement>('検索語 (日本語)')
  enterValue(title, '私の題名')
  enterValue(body, '私の本文')
  const [article] = api.support.articles
  const [opened] = article?.versions ?? []
  if (!article || !opened) throw new Error('the data have no article')
  const { ja, en } = opened.content.texts
  const saveTheirs = (changes: Partial<typeof ja>) => {
    article.version += 1
    const content = { ...opened.content, texts: { en, ja: { ...ja, ...changes } } }
    article.versions = [{ ...opened, version: article.version, content }, ...article.versions]
  }
  saveTheirs({ title: '相手の題名', body: '相手の本文', tags: ['退会'] })
  await user.click(screen.getByRole('button', { name: '保存' }))

  const alert = within(
    (await screen.findByText('ほかの管理者が先に保存しました')).closest('[role="alert"]') as HTMLElement,
  )
  const field = async (name: string) => within(await alert.findByRole('listitem', { name }))
  const both = await field('タイトル (日本語)')
  both.getByText('私の題名')
  both.getByText('相手の題名')
  expect([title.value, body.value]).toEqual(['私の題名', '私の本文'])
  expect(article.version).toBe(3)

  await user.click(alert.getByRole('button', { name: '自分が変えていない項目を取り込む' }))
  expect([title.value, body.value, tags.value]).toEqual(['私の題名', '私の本文', '退会'])
  await user.click((await field('本文 (日本語)')).getByRole('button', { name: 'ほかの管理者の内容を使う' }))
  expect(body.value).toBe('相手の本文')
  await user.click(alert.getByRole('button', { name: 'すべてほかの管理者の内容にする' }))
  expect(title.value).toBe('相手の題名')
  // What was typed can still be restored.
  await user.click(both.getByRole('button', { name: '自分の内容を使う' }))
  expect([title.value, body.value]).toEqual(['私の題名', '相手の本文'])

  // The changes of a third editor are not overwritten unseen either.
  saveTheirs({ title: '三人目の題名', body: '相手の本文', tags: ['退会'] })
  await user.click(alert.getByRole('button', { name: 'この内容で保存' }))
  const third = await screen.findByText('三人目の題名')
  expect(article.version).toBe(4)
  const secondConflict = within(third.closest('[role="alert"]') as HTMLElement)
  await user.click(secondConflict.getByRole('button', { name: 'この内容で保存' }))
  await waitFor(() => expect(article.version).toBe(5))
  expect(article.versions[0]?.content.texts.ja).toMatchObject({
    title: '私の題名',
    body: '相手の本文',
    tags: ['退会'],
  })
  await waitFor(() => expect(screen.queryByText('ほかの管理者が先に保存しました')).toBeNull())
})
