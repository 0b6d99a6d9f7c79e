import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'

const enterValue = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

describe('chart templates', () => {
  it('changes one of our templates in both languages at once, and logs the change', async () => {
    const { api, user } = renderConsole('/chart-templates/t-1')
    enterValue(await screen.findByLabelText(/^カルテの題（日本語）/), '施術の記録')
    enterValue(screen.getByLabelText(/^ラベル（英語）/), 'Menu')
    await user.click(screen.getByRole('switch', { name: 'お客様公開' }))
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(window.location.pathname).toBe('/admin/chart-templates/t-1/show'))
    const body = JSON.parse(api.calls.find(({ route }) => route.startsWith('PUT'))?.body ?? '{}')
    expect(body.names).toEqual({ ja: '施術記録', en: 'Treatment record' })
    expect(body.formats.ja).toMatchObject({
      title: '施術の記録',
      calteItems: [{ label: 'メニュー', customerPublish: false, requires: true }],
    })
    expect(body.formats.en).toMatchObject({ calteItems: [{ label: 'Menu', customerPublish: false }] })
    await screen.findByText('管理 一郎')
  })

  it('shows with which item one is a pair, and lets an administrator choose it', async () => {
    const { api, user } = renderConsole('/chart-templates/t-1')
    const choose = async (box: HTMLElement, option: string) => {
      await user.click(box)
      await user.click(await screen.findByRole('option', { name: option }))
    }
    await choose(await screen.findByRole('combobox', { name: /^施術の前後/ }), '施術前')
    expect(await screen.findByText('同じ番号の相手はまだありません。')).toBeDefined()
    await user.click(screen.getByRole('button', { name: '追加' }))
    const [, second] = await screen.findAllByRole('combobox', { name: /^施術の前後/ })
    if (!second) throw new Error('there is no second item')
    enterValue(screen.getAllByLabelText(/^ラベル（日本語）/)[1] as HTMLElement, '仕上がり')
    enterValue(screen.getAllByLabelText(/^ラベル（英語）/)[1] as HTMLElement, 'Result')
    await choose(second, '施術後')
    expect(await screen.findByText('「仕上がり」と組です。')).toBeDefined()
    expect(await screen.findByText('「メニュー」と組です。')).toBeDefined()
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(window.location.pathname).toBe('/admin/chart-templates/t-1/show'))
    const body = JSON.parse(api.calls.find(({ route }) => route.startsWith('PUT'))?.body ?? '{}')
    for (const language of ['ja', 'en'])
      expect(body.formats[language].calteItems).toMatchObject([
        { beforeAfter: { moment: 'before', pair: 1 } },
        { beforeAfter: { moment: 'after', pair: 1 } },
      ])
  })

  it('does not send a name of more than 50 characters', async () => {
    const { api, user } = renderConsole('/chart-templates/t-1')
    enterValue(await screen.findByLabelText(/^名前（日本語）/), '名'.repeat(51))
    await user.click(screen.getByRole('button', { name: '保存' }))
    await screen.findByText('50文字以内で入力してください。')
    expect(api.calls.some(({ route }) => route.startsWith('PUT'))).toBe(false)
  })

  it('shows the template of an agency without an edit button', async () => {
    renderConsole('/chart-templates/t-2/show')
    await screen.findByText('店の記録')
    expect(screen.queryByRole('link', { name: '編集' })).toBeNull()
  })

  it('filters the list by our own templates', async () => {
    const { user } = renderConsole('/chart-templates')
    await screen.findByText('店のひな形')
    await user.click(screen.getByRole('combobox', { name: '持ち主' }))
    await user.click(await screen.findByRole('option', { name: 'Hibikiのひな形' }))
    await waitFor(() => expect(screen.queryByText('店のひな形')).toBeNull())
    await screen.findByText('施術記録')
  })
})
