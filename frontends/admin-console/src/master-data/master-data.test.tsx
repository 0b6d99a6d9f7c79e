import { enterText } from '@hibiki/test-harness/components'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'

describe('master data', () => {
  it('creates a genre with a code and both names', async () => {
    const { api, user } = renderConsole('/genres/create')
    await enterText(user, await screen.findByLabelText(/^コード/), 'Piano Solo')
    await enterText(user, screen.getByLabelText(/^日本語の名前/), 'ピアノ')
    await enterText(user, screen.getByLabelText(/^英語の名前/), 'Piano')
    await user.click(screen.getByRole('combobox', { name: /^分類/ }))
    await user.click(await screen.findByRole('option', { name: '音楽' }))
    await user.click(screen.getByRole('button', { name: '保存' }))
    await screen.findByText('英小文字・数字・ハイフンで入力してください。')
    await user.clear(screen.getByLabelText(/^コード/))
    await enterText(user, screen.getByLabelText(/^コード/), 'piano-solo')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(api.catalogue.genres).toHaveLength(2))
    expect(api.catalogue.genres[1]).toMatchObject({
      code: 'piano-solo',
      nameJa: 'ピアノ',
      nameEn: 'Piano',
      family: 'music',
      displayOrder: 0,
    })
  })

  it('saves a change without the code, which cannot be edited', async () => {
    const { api, user } = renderConsole('/purpose-details/skin')
    const name = await screen.findByLabelText(/^日本語の名前/)
    expect(screen.getByLabelText<HTMLInputElement>(/^コード/).readOnly).toBe(true)
    await user.clear(name)
    await enterText(user, name, 'うるおい')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(api.catalogue['purpose-details'][0]?.nameJa).toBe('うるおい'))
    const { body } = api.calls.find(({ route }) => route.startsWith('PUT ')) ?? { body: '{}' }
    expect(JSON.parse(body)).toEqual({
      nameJa: 'うるおい',
      nameEn: 'Skin',
      names: {},
      displayOrder: 10,
      purposeCode: '01',
    })
  })

  it('saves Chinese names that are filled in, and keeps them when the Japanese name changes', async () => {
    const { api, user } = renderConsole('/tags/wave', {
      prepare: ({ catalogue }) =>
        Object.assign(catalogue.tags[0] ?? {}, { names: { cn: '海浪', tw: '海浪聲' } }),
    })
    const name = await screen.findByLabelText(/^日本語の名前/)
    await user.clear(name)
    await enterText(user, name, 'さざ波')
    await user.clear(screen.getByLabelText('繁体字中国語の名前'))
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(api.catalogue.tags[0]?.nameJa).toBe('さざ波'))
    expect(api.catalogue.tags[0]?.names).toEqual({ cn: '海浪' })
  })

  it('moves a row up in its order', async () => {
    const { api, user } = renderConsole('/tags')
    await user.click(await screen.findByRole('button', { name: '夜: 上へ移動' }))
    await screen.findByText('表示順を変更しました。')
    expect(api.catalogue.tags.map(({ id, displayOrder }) => [id, displayOrder])).toEqual([
      ['wave', 20],
      ['night', 10],
    ])
  })

  it('moves a row across the end of a page, and offers no move beyond the ends of the list', async () => {
    const { api, user } = renderConsole('/tags?page=2&perPage=10&sort=displayOrder&order=ASC', {
      prepare({ catalogue }) {
        const [first] = catalogue.tags
        if (!first) return
        catalogue.tags.splice(0)
        for (let at = 1; at <= 12; at++) {
          catalogue.tags.push({ ...first, id: `t${at}`, nameJa: `タグ${at}`, displayOrder: 100 + at })
        }
      },
    })
    const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })
    expect((await button('タグ12: 下へ移動')).disabled).toBe(true)
    await user.click(await button('タグ11: 上へ移動'))
    await screen.findByText('表示順を変更しました。')
    const orders = Object.fromEntries(api.catalogue.tags.map(({ id, displayOrder }) => [id, displayOrder]))
    expect([orders.t10, orders.t11, orders.t12]).toEqual([111, 110, 112])
  })

  it('deletes a row that no sound uses', async () => {
    const { api, user } = renderConsole('/tags/night')
    await user.click(await screen.findByRole('button', { name: '削除' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '削除' }))
    await waitFor(() => expect(api.catalogue.tags).toHaveLength(1))
  })

  it('disables the delete button of a row in use', async () => {
    renderConsole('/tags/wave', {
      prepare: ({ catalogue }) => Object.assign(catalogue.tags[0] ?? {}, { usedBy: 3 }),
    })
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: '削除' })
    expect(button.disabled).toBe(true)
  })
})
