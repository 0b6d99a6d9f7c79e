import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { MockApi } from '../testing/mock-api.ts'
import { renderConsole } from '../testing/render-console.tsx'

const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const puts = ({ calls }: MockApi) => calls.filter(({ route }) => route.startsWith('PUT '))

it('takes tags line by line, and sends those that say something', async () => {
  const { api, user } = renderConsole('/articles/cancel-plan')
  const tags = await screen.findByLabelText('検索語 (日本語)')
  await user.clear(tags)
  await user.type(tags, '解約{Enter}{Enter} 退会{Enter}')
  expect(tags).toHaveProperty('value', '解約\n\n 退会\n')
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(puts(api)).toHaveLength(1))
  expect(JSON.parse(puts(api)[0]?.body ?? '').texts.ja.tags).toEqual(['解約', '退会'])
})

it('names the tags and questions that are too many or too long before anything is sent', async () => {
  const { api, user } = renderConsole('/articles/cancel-plan')
  const tags = (count: number) => Array.from({ length: count }, (_, index) => `語${index}`).join('\n')
  enter(await screen.findByLabelText('検索語 (日本語)'), tags(13))
  enter(screen.getByLabelText('質問の言い換え (日本語)'), '問'.repeat(121))
  await user.click(screen.getByRole('button', { name: '保存' }))
  await screen.findByText('12件以内で入力してください。')
  screen.getByText('120文字以内で入力してください。')
  enter(screen.getByLabelText('検索語 (日本語)'), tags(12))
  enter(screen.getByLabelText('質問の言い換え (日本語)'), '問'.repeat(120))
  expect(puts(api)).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(puts(api)).toHaveLength(1))
})
