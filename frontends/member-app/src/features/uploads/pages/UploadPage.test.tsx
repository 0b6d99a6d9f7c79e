import { createErrorResponse, toMockUrl } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http as mswHttp } from 'msw'
import { describe, expect, it } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import './UploadPage.tsx'
import './UploadKindPage.tsx'

const named = (id: string, name: string) => ({ id, name })
const master = {
  tags: [named('t1', '波'), named('t2', '夜')],
  genres: [
    { ...named('g1', '海'), family: 'sound' as const },
    { ...named('g2', 'ピアノ'), family: 'music' as const },
  ],
  countries: [named('jp', '日本')],
  purposes: [{ ...named('01', '美容'), details: [named('p1', '肌の調子')] }],
}
const kept = (id: string, title: string) => ({
  id,
  title,
  fileName: `${title}.mp3`,
  path: `/api/media/${id}`,
  durationSeconds: 605,
  course: 1,
  cluster: 2,
})
const described = {
  ...kept('d1', '夜の海'),
  planCode: '02',
  genre: '海',
  genreId: 'g1',
  country: '日本',
  countryId: 'jp',
  place: '葉山',
  tags: ['波'],
  tagIds: ['t1'],
  purposeDetailId: 'p1',
}

const lists = ['aiesthe-dmv', 'sound-dmv', 'kanade-dmv', 'sound-therapy-dmv', 'enterprise-dmv'] as const

/** Serves what these pages request, and returns what was sent to it. */
function serve(rows: ReturnType<typeof kept>[] = [kept('a', '朝の光'), kept('b', '夜の雨')]) {
  const sent: { path: string; body: unknown }[] = []
  const take = async ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url)
    const text = await request.text()
    sent.push({ path: pathname.replace('/api', '') + search, body: text && JSON.parse(text) })
    return HttpResponse.json({})
  }
  server.use(
    http.get('/api/sound-dmv/sound-dmv-mst', () => master),
    http.get('/v2/esthe/music/genres', () => [named('g2', 'ピアノ')]),
    http.get('/upload/unfinished', () => []),
    ...lists.map((list) => http.get(`/upload/${list}-list`, () => rows)),
    mswHttp.post(toMockUrl('/upload/{call}'), take),
  )
  signIn(createMember({ authorities: ['upload_operator'] }))
  return sent
}

const mp3 = (name = '夜の海.mp3', type = 'audio/mpeg') => new File(['ID3 and frames'], name, { type })
const uploadButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'アップロード' })
const deleteButton = () => screen.findByRole<HTMLButtonElement>('button', { name: '削除' })

describe('who may upload', () => {
  it('shows operators the menu entry and five kinds of uploads', async () => {
    serve()
    await renderApp('/mypage/upload')
    const hub = within(await screen.findByRole('main'))
    const links = (await hub.findAllByRole('link')).map((link) => link.getAttribute('href'))
    const kinds = ['dmv', 'sound_therapy', 'sound', 'kanade', 'enterprise']
    expect(links).toEqual(kinds.map((kind) => `/mypage/upload/${kind}`))
    expect((await screen.findAllByRole('link', { name: 'アップロード' })).length).toBeGreaterThan(0)
  })

  it('redirects everybody else to another page', async () => {
    signIn(createMember())
    const { router } = await renderApp('/mypage/upload/dmv')
    await waitFor(() => expect(router.state.location.pathname).not.toContain('upload'))
    expect(screen.queryByRole('link', { name: 'アップロード' })).toBeNull()
  })
})

describe('the tabs', () => {
  it('labels the panels by their tabs', async () => {
    serve()
    const gate = Promise.withResolvers<void>()
    server.use(
      http.get('/api/sound-dmv/sound-dmv-mst', async () => {
        await gate.promise
        return master
      }),
    )
    await renderApp('/mypage/upload/sound')
    const tabs = await screen.findAllByRole('tab')
    const controlled = () => tabs.map((tab) => tab.getAttribute('aria-controls'))
    expect(controlled()).toEqual([null, null])
    gate.resolve()
    await uploadButton()
    expect(controlled()).toEqual(['panel-register', 'panel-delete'])
    for (const id of controlled()) expect(document.getElementById(id ?? '')).not.toBeNull()
  })
})

describe('registering', () => {
  it('disables the button until all required fields are filled, and while uploading', async () => {
    const sent = serve()
    const { user } = await renderApp('/mypage/upload/dmv')
    const button = await uploadButton()
    expect(button.disabled).toBe(true)
    await user.upload(screen.getByLabelText(/^ファイル/), mp3())
    await user.selectOptions(screen.getByLabelText(/^コース/), '20分')
    expect(button.disabled).toBe(true)
    await user.selectOptions(screen.getByLabelText(/^表情タイプ/), 'タイプⅢ')
    expect(button.disabled).toBe(false)
    const gate = Promise.withResolvers<void>()
    server.use(
      http.post(
        '/upload/aiesthe-dmv',
        async ({ readBody }) => {
          sent.push({ path: '/upload/aiesthe-dmv', body: await readBody() })
          await gate.promise
          return {}
        },
        { once: true },
      ),
    )
    await user.click(button)
    expect(await screen.findByText('送信しています。')).toBeDefined()
    expect(button.disabled).toBe(true)
    gate.resolve()
    expect(await screen.findByText('正常に登録できました。')).toBeDefined()
    expect(sent.at(-1)).toEqual({
      path: '/upload/aiesthe-dmv',
      body: {
        fileName: '夜の海.mp3',
        title: '',
        faceExpCluster: 3,
        minutesCourse: 2,
        dmv: `data:audio/mpeg;base64,${btoa('ID3 and frames')}`,
      },
    })
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    expect(screen.getByText('ファイルが選択されていません。')).toBeDefined()
  })

  it('rejects a file that is not an mp3 in one sentence', async () => {
    serve()
    const { user } = await renderApp('/mypage/upload/enterprise')
    const button = await uploadButton()
    await user.upload(screen.getByLabelText(/^ファイル/), mp3('sea.mp3', 'video/mp4'))
    expect(screen.getByText('MP3形式の音声ファイルを選択してください。')).toBeDefined()
    expect(button.disabled).toBe(true)
    await user.upload(screen.getByLabelText(/^ファイル/), mp3())
    expect(button.disabled).toBe(false)
  })

  it('shows why the server rejected, at the field and in the words of the specification, and keeps the form', async () => {
    serve()
    const reason = '音声の長さが10分コースと30秒以上異なります。'
    server.use(
      http.post('/upload/aiesthe-dmv', () =>
        createErrorResponse(422, 'CONTENT_UPLOAD_REFUSED', '登録に失敗しました。', { minutesCourse: reason }),
      ),
    )
    const { user } = await renderApp('/mypage/upload/dmv')
    await uploadButton()
    await user.upload(screen.getByLabelText(/^ファイル/), mp3())
    await user.selectOptions(screen.getByLabelText(/^コース/), '10分')
    await user.selectOptions(screen.getByLabelText(/^表情タイプ/), 'タイプⅠ')
    await user.click(await uploadButton())
    const alert = await screen.findByRole('alertdialog', { name: '登録に失敗しました。' })
    expect(within(alert).getByText(reason)).toBeDefined()
    await user.click(within(alert).getByRole('button', { name: '閉じる' }))
    expect(screen.getByRole('alert').textContent).toBe(reason)
    expect((await uploadButton()).disabled).toBe(false)
  })

  it('sends a Kanade sound as plan 03 with its player', async () => {
    const sent = serve()
    const { user } = await renderApp('/mypage/upload/kanade')
    const button = await uploadButton()
    await user.upload(screen.getByLabelText(/^ファイル/), mp3())
    await enterText(user, screen.getByLabelText(/^タイトル/), ' 月の光 ')
    await user.selectOptions(screen.getByLabelText(/^ジャンル/), 'ピアノ')
    await user.selectOptions(screen.getByLabelText(/^国/), '日本')
    await user.selectOptions(screen.getByLabelText(/^目的/), '肌の調子')
    await user.click(screen.getByRole('checkbox', { name: '波' }))
    expect(button.disabled).toBe(true)
    await user.type(screen.getByLabelText(/^演奏者/), '奏者')
    await user.click(button)
    expect(await screen.findByText('正常に登録できました。')).toBeDefined()
    expect(sent.at(-1)?.body).toMatchObject({
      planCode: '03',
      title: '月の光',
      genreId: 'g2',
      countryId: 'jp',
      purposeDetailId: 'p1',
      tagIds: ['t1'],
      place: '',
      player: '奏者',
    })
  })

  it('names a therapy sound after its file and requires a body part', async () => {
    const sent = serve()
    const { user } = await renderApp('/mypage/upload/sound_therapy')
    const button = await uploadButton()
    await user.upload(screen.getByLabelText(/^ファイル/), mp3())
    expect(screen.getByLabelText<HTMLInputElement>(/^タイトル/).value).toBe('夜の海')
    await enterText(user, screen.getByLabelText(/^作曲者/), '作曲者')
    await enterText(user, screen.getByLabelText(/^効果/), '眠り,安らぎ')
    await user.selectOptions(screen.getByLabelText(/^ジャンル/), 'ピアノ')
    await user.selectOptions(screen.getByLabelText(/^表情タイプ/), 'タイプⅣ')
    expect(button.disabled).toBe(true)
    await user.click(screen.getByRole('checkbox', { name: '目元' }))
    await user.click(button)
    expect(await screen.findByText('正常に登録できました。')).toBeDefined()
    expect(sent.at(-1)?.body).toMatchObject({ genre: 'g2', bodyParts: ['eyes'], faceExpCluster: 4 })
  })
})

const MB = 1024 * 1024
const waiting = {
  key: 'k1',
  uploadUrl: '/api/upload/tus/k1',
  kind: 'sound' as const,
  title: '長い夜',
  fileName: '長い夜.mp3',
  receivedBytes: 28 * MB,
  fileSize: (60 * MB) as number | null,
  startedAt: '2026-11-22T00:00:00.000Z',
  lastBytesAt: '2026-11-22T00:10:00.000Z',
}
/** The server waits for the rest of these until they are discarded. */
function serveUnfinished(...uploads: (typeof waiting)[]) {
  const deleted: string[] = []
  server.use(
    http.get('/upload/unfinished', () => uploads.filter(({ uploadUrl }) => !deleted.includes(uploadUrl))),
    mswHttp.delete(toMockUrl('/upload/tus/{key}'), ({ request }) => {
      if (request.headers.get('tus-resumable') !== '1.0.0') return new HttpResponse(null, { status: 412 })
      deleted.push(new URL(request.url).pathname)
      return new HttpResponse(null, { status: 204 })
    }),
  )
  return deleted
}
const giveUp = async (user: Awaited<ReturnType<typeof renderApp>>['user']) => {
  await user.click(screen.getByRole('button', { name: '取りやめる' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'アップロードを取りやめますか？' }))
  await user.click(dialog.getByRole('button', { name: '取りやめる' }))
}

describe('uploads that are not finished', () => {
  it('offers uploads of every kind and browser to resume, and discards one after a confirmation', async () => {
    serve()
    const deleted = serveUnfinished(waiting)
    const { user } = await renderApp('/mypage/upload/dmv')
    expect(await screen.findByText('「長い夜.mp3」の送信が46%で止まっています。')).toBeDefined()
    expect(screen.getByText('自然音 · 長い夜 · 2026/11/22 9:10')).toBeDefined()
    await user.upload(screen.getByLabelText('「長い夜.mp3」の続き'), mp3())
    expect(
      await screen.findByText('前回と異なるファイルです。「長い夜.mp3」を選択してください。'),
    ).toBeDefined()
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    await giveUp(user)
    await waitFor(() => expect(screen.queryByText(/46%/)).toBeNull())
    expect(deleted).toEqual(['/api/upload/tus/k1'])
  })

  it('keeps an upload and shows an error when discarding fails', async () => {
    serve()
    serveUnfinished(waiting)
    server.use(mswHttp.delete(toMockUrl('/upload/tus/{key}'), () => HttpResponse.error()))
    const { user } = await renderApp('/mypage/upload/dmv')
    await screen.findByText(/46%/)
    await giveUp(user)
    expect(
      await screen.findByRole('alertdialog', { name: 'アップロードを取りやめられませんでした。' }),
    ).toBeDefined()
    expect(screen.getByText(/46%/)).toBeDefined()
  })

  it('lets an upload of unknown length only be discarded', async () => {
    serve()
    serveUnfinished({ ...waiting, fileSize: null })
    await renderApp('/mypage/upload/dmv')
    expect(await screen.findByText('「長い夜.mp3」の送信が途中で止まっています。')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'ファイルを選んで再開' })).toBeNull()
    expect(screen.getByRole('button', { name: '取りやめる' })).toBeDefined()
  })

  it('does not resume with an unreadable file', async () => {
    serve()
    serveUnfinished(waiting)
    const { user } = await renderApp('/mypage/upload/dmv')
    const unreadable = Object.assign(mp3('長い夜.mp3'), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
    })
    await user.upload(await screen.findByLabelText('「長い夜.mp3」の続き'), unreadable)
    expect(await screen.findByText(/^ファイルを読み取れません。/)).toBeDefined()
    expect(screen.getByText(/46%/)).toBeDefined()
  })
})

describe('deleting', () => {
  it('enables deletion when exactly one sound is selected', async () => {
    const sent = serve()
    const { user } = await renderApp('/mypage/upload/dmv?tab=delete')
    const button = await deleteButton()
    const [first, second] = await screen.findAllByRole('checkbox')
    if (!first || !second) throw new Error('two sounds are expected')
    expect(button.disabled).toBe(true)
    await user.click(first)
    expect(button.disabled).toBe(false)
    await user.click(second)
    expect(button.disabled).toBe(true)
    await user.click(first)
    await user.click(button)
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: '削除' }))
    expect(await screen.findByText('削除に成功しました。')).toBeDefined()
    expect(sent.at(-1)?.path).toBe('/upload/delete-aiesthe-dmv?id=b')
  })

  it('says that a sound is deleted without waiting for the list', async () => {
    serve()
    const { user } = await renderApp('/mypage/upload/dmv?tab=delete')
    const [first] = await screen.findAllByRole('checkbox')
    if (!first) throw new Error('a sound is expected')
    await user.click(first)
    const list = Promise.withResolvers<never[]>()
    server.use(http.get('/upload/aiesthe-dmv-list', () => list.promise))
    await user.click(await deleteButton())
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '削除' }))
    expect(await screen.findByText('削除に成功しました。')).toBeDefined()
    list.resolve([])
  })

  it('shows why a deletion failed', async () => {
    serve()
    const reason = '部屋で再生中の音源は削除できません。'
    server.use(
      http.post('/upload/delete-enterprise-dmv', () =>
        createErrorResponse(409, 'CONTENT_SOUND_PLAYING', reason),
      ),
    )
    const { user } = await renderApp('/mypage/upload/enterprise?tab=delete')
    await user.click(await screen.findByRole('checkbox', { name: '「夜の雨」を選択' }))
    await user.click(await deleteButton())
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: '削除' }))
    const alert = await screen.findByRole('alertdialog', { name: '削除に失敗しました。' })
    expect(within(alert).getByText(reason)).toBeDefined()
  })

  it('finds and plays a sound, and shows a sentence for an empty list', async () => {
    serve()
    const { user, unmount } = await renderApp('/mypage/upload/dmv?tab=delete')
    await user.type(await screen.findByRole('searchbox'), '朝{Enter}')
    expect(await screen.findAllByRole('checkbox')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: '「朝の光」を聴く' }))
    expect(document.querySelector('audio')?.getAttribute('src')).toBe('/api/media/a')
    await user.click(screen.getByRole('button', { name: '「朝の光」を止める' }))
    expect(document.querySelector('audio')).toBeNull()
    unmount()
    serve([])
    await renderApp('/mypage/upload/kanade?tab=delete')
    expect(await screen.findByText('登録されている音源はありません。')).toBeDefined()
  })

  it('edits the description of a nature sound', async () => {
    const sent = serve([described])
    const { user } = await renderApp('/mypage/upload/sound?tab=delete')
    await user.click(await screen.findByRole('button', { name: '「夜の海」を編集' }))
    const dialog = within(await screen.findByRole('dialog'))
    const title = dialog.getByLabelText(/^タイトル/)
    const save = dialog.getByRole<HTMLButtonElement>('button', { name: '保存する' })
    await user.clear(title)
    expect(save.disabled).toBe(true)
    await enterText(user, title, '朝の海')
    await user.click(save)
    expect(await screen.findByText('変更を保存しました。')).toBeDefined()
    expect(sent.at(-1)).toEqual({
      path: '/upload/sound-dmv-update',
      body: {
        id: 'd1',
        planCode: '02',
        title: '朝の海',
        genreId: 'g1',
        countryId: 'jp',
        place: '葉山',
        tagIds: ['t1'],
        purposeDetailId: 'p1',
      },
    })
  })
})
