import { enterText } from '@hibiki/test-harness/components'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { MockApi } from '../testing/mock-api.ts'
import { renderConsole } from '../testing/render-console.tsx'

/** Returns the body of the first such call, undefined if there is none yet. */
const findSentBody = ({ calls }: MockApi, method: string) => {
  const call = calls.find(({ route }) => route.startsWith(`${method} /admin/awards`))
  return call && JSON.parse(call.body)
}
const toPngUrl = (content: string) => `data:image/png;base64,${btoa(content)}`
const choosePicture = (content: string, type = 'image/png') =>
  fireEvent.change(screen.getByLabelText('画像のファイル'), {
    target: { files: [new File([content], 'picture', { type })] },
  })
const getPictureUrl = () => screen.queryByAltText('ホームページに表示する画像')?.getAttribute('src')
type Console = ReturnType<typeof renderConsole>
const save = ({ user }: Console) => user.click(screen.getByRole('button', { name: '保存' }))

async function replaceText({ user }: Console, label: RegExp, text: string): Promise<HTMLInputElement> {
  const input = await screen.findByLabelText<HTMLInputElement>(label)
  await user.clear(input)
  if (text) await enterText(user, input, text)
  return input
}

describe('award list and page', () => {
  it('lists the awards in the order of the home page, including those that it does not display', async () => {
    const { api } = renderConsole('/awards')
    await screen.findByText('音と暮らしの賞')
    const [first, second] = screen.getAllByRole('row').slice(1)
    within(first as HTMLElement).getByText('表示中')
    within(second as HTMLElement).getByText('非表示')
    const request = api.calls.find(({ route }) => route === 'GET /admin/awards')?.request
    expect(new URL(request?.url ?? '').searchParams.get('sort')).toBe('["order","ASC"]')
  })

  it('displays the titles of an award in every language, its picture, and its link', async () => {
    renderConsole('/awards/w-prize/show')
    await screen.findByText('Sound in Life Prize')
    screen.getByText('聲音生活獎')
    expect(getPictureUrl()).toBe('/api/v2/support/awards/picture?digest=1')
    const link = screen.getByRole('link', { name: 'https://example.org/prize' })
    expect(link.getAttribute('rel')).toContain('noopener')
  })
})

describe('form of a new award', () => {
  it('creates an award with its picture, in the languages that are filled in', async () => {
    const page = renderConsole('/awards/create')
    await replaceText(page, /^題名（日本語）/, '新聞掲載')
    await replaceText(page, /^題名（英語）/, 'In the news')
    await replaceText(page, /^題名（繁体字中国語）/, ' ')
    fireEvent.change(screen.getByLabelText(/^日付/), { target: { value: '2026-11-01' } })
    await replaceText(page, /^リンク/, ' https://example.org/news ')
    choosePicture('a')
    await waitFor(() => expect(getPictureUrl()).toBe(toPngUrl('a')))
    await save(page)
    await waitFor(() =>
      expect(findSentBody(page.api, 'POST')).toEqual({
        titles: { ja: '新聞掲載', en: 'In the news' },
        day: '2026-11-01',
        link: 'https://example.org/news',
        order: 0,
        visible: true,
        picture: toPngUrl('a'),
      }),
    )
  })

  it('does not send an award without a picture', async () => {
    const page = renderConsole('/awards/create')
    await replaceText(page, /^題名（日本語）/, '新聞掲載')
    await replaceText(page, /^題名（英語）/, 'In the news')
    fireEvent.change(screen.getByLabelText(/^日付/), { target: { value: '2026-11-01' } })
    await save(page)
    const group = (await screen.findByText('入力してください。')).parentElement
    expect(group?.contains(screen.getByLabelText('画像のファイル'))).toBe(true)
    expect(findSentBody(page.api, 'POST')).toBeUndefined()
  })
})

describe('form of an existing award', () => {
  it('keeps its picture where no other one is chosen', async () => {
    const page = renderConsole('/awards/w-prize')
    await page.user.click(await screen.findByLabelText(/^ホームページに表示/))
    await save(page)
    await waitFor(() =>
      expect(findSentBody(page.api, 'PUT')).toEqual({
        titles: { ja: '音と暮らしの賞', en: 'Sound in Life Prize', tw: '聲音生活獎' },
        day: '2026-10-12',
        link: 'https://example.org/prize',
        order: 1,
        visible: false,
        updatedAt: '2026-11-21T01:00:00.000Z',
      }),
    )
  })

  it.each([
    ['image/gif', 'a', 'JPEG, PNG, WebPの画像を選択してください。'],
    ['image/png', 'a'.repeat(8 * 1024 * 1024 + 1), '画像は8MBまでです。'],
  ])(
    'keeps its picture where a file of type %s is chosen that the service would reject',
    async (type, content, message) => {
      const read = vi.spyOn(FileReader.prototype, 'readAsDataURL')
      onTestFinished(() => read.mockRestore())
      renderConsole('/awards/w-prize')
      await screen.findByLabelText(/^日付/)
      choosePicture(content, type)
      await screen.findByText(message)
      // A file is displayed only a moment after it was read.
      expect(read).not.toHaveBeenCalled()
      expect(getPictureUrl()).toBe('/api/v2/support/awards/picture?digest=1')
    },
  )

  it('does not send a link that is not https, and sends an award without any link', async () => {
    const page = renderConsole('/awards/w-prize')
    await replaceText(page, /^リンク/, 'http://example.org/prize')
    await save(page)
    await screen.findByText('https://で始まるアドレスを入力してください。')
    expect(findSentBody(page.api, 'PUT')).toBeUndefined()
    await replaceText(page, /^リンク/, '')
    await save(page)
    await waitFor(() => expect(findSentBody(page.api, 'PUT')).toMatchObject({ link: null }))
  })

  it('shows both versions to the second of two editors, with the picture displayed as an image', async () => {
    // Browsers return a promise from this method, which jsdom does not implement.
    const scrollIntoView = vi.fn(async () => {})
    Object.assign(Element.prototype, { scrollIntoView })
    onTestFinished(() => {
      Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
    })
    const page = renderConsole('/awards/w-prize')
    const title = await replaceText(page, /^題名（日本語）/, '私の題名')
    choosePicture('mine')
    await waitFor(() => expect(getPictureUrl()).toBe(toPngUrl('mine')))
    const [award] = page.api.awards.awards
    if (!award) throw new Error('the data have no award')
    award.titles.ja = '相手の題名'
    award.updatedAt = '2026-11-21T04:00:00.000Z'
    await save(page)
    await screen.findByText('相手の題名')
    expect(scrollIntoView).toHaveBeenCalled()
    const compared = within(screen.getByRole('listitem', { name: '新しい画像' }))
    expect(compared.getByRole('img', { name: '新しい画像' }).getAttribute('src')).toBe(toPngUrl('mine'))
    expect(title.value).toBe('私の題名')
    await page.user.click(screen.getByRole('button', { name: 'この内容で保存' }))
    // The page of the award opens and stays open after the form has unmounted.
    await screen.findByRole('link', { name: '編集' })
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    screen.getByRole('link', { name: '編集' })
    expect(award.title).toBe('私の題名')
    expect(award.pictureUrl).toBe('/api/v2/support/awards/picture?digest=3')
  })

  it('deletes an award after a confirmation', async () => {
    const { api, user } = renderConsole('/awards/w-paper')
    await user.click(await screen.findByRole('button', { name: '削除' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(api.awards.awards).toHaveLength(2)
    await user.click(dialog.getByRole('button', { name: '削除' }))
    await waitFor(() => expect(api.awards.awards.map(({ id }) => id)).toEqual(['w-prize']))
  })
})
