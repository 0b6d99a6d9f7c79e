import { createErrorResponse } from '@hibiki/api-mocks'
import { createUnfinishedUploadStorage, createUploadTransfer } from '@hibiki/sound-upload'
import { enterText } from '@hibiki/test-harness/components'
import { render, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { AdminContext } from 'react-admin'
import { beforeEach, describe, expect, it } from 'vitest'
import { soundWithKnownHash } from '../testing/catalogue-handlers.ts'
import type { MockApi } from '../testing/mock-api.ts'
import { renderConsole } from '../testing/render-console.tsx'
import { http, server } from '../testing/server.ts'
import { createMp3File, selectOption, stubAudioDecoder } from '../testing/sound-files.ts'
import { UploadProgress } from './upload/UploadProgress.tsx'

beforeEach(() => stubAudioDecoder())
const findSubmitButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'アップロード' })

describe('sounds', () => {
  it('filters by kind', async () => {
    const { api, user } = renderConsole('/sounds')
    await screen.findByText('夜の海')
    await selectOption(user, '種類', 'AIエステ')
    await waitFor(() => expect(screen.queryByText('夜の海')).toBeNull())
    await screen.findByText('朝の光')
    const listRequest = api.calls.findLast(({ route }) => route === 'GET /admin/sounds')
    expect(new URL(listRequest?.request.url ?? '').searchParams.get('filter')).toBe('{"kind":"aiesthe"}')
  })

  it('plays a sound, and saves its description with the fields that the service accepts', async () => {
    const { api, user } = renderConsole('/sounds/s-sea/show')
    expect((await screen.findByLabelText('夜の海')).getAttribute('src')).toBe('/api/media/s-sea')
    await user.click(screen.getByRole('link', { name: '編集' }))
    const title = await screen.findByLabelText(/^タイトル/)
    await user.clear(title)
    await enterText(user, title, '朝の海')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(api.catalogue.sounds[0]?.title).toBe('朝の海'))
    const { body } = api.calls.find(({ route }) => route === 'PUT /admin/sounds/{id}') ?? { body: '{}' }
    expect(JSON.parse(body)).toEqual({
      planCode: '02',
      title: '朝の海',
      genreId: 'ocean',
      countryId: 'jp',
      place: '葉山',
      purposeDetailId: 'skin',
      tagIds: ['wave'],
    })
  })

  it('deletes a sound after a confirmation, and says so on its page', async () => {
    const { api, user } = renderConsole('/sounds/s-face/show')
    await user.click(await screen.findByRole('button', { name: '削除' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '削除' }))
    await screen.findByText('削除に成功しました。')
    expect(api.catalogue.sounds[1]?.withdrawnAt).not.toBeNull()
    await screen.findByText('削除された音源は再生できません。')
    expect(screen.queryByRole('link', { name: '編集' })).toBeNull()
  })

  it('keeps a sound that plays in a room, and shows the reason', async () => {
    const { user } = renderConsole('/sounds/s-face/show', {
      prepare: () => {
        server.use(
          http.delete('/admin/sounds/{id}', () =>
            createErrorResponse(409, 'CONTENT_SOUND_PLAYING', '部屋で再生中の音源は削除できません。'),
          ),
        )
      },
    })
    await user.click(await screen.findByRole('button', { name: '削除' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '削除' }))
    await screen.findByText('削除に失敗しました。部屋で再生中の音源は削除できません。')
  })
})

describe('uploading sounds', () => {
  it('enables the upload when every required value is there, and sends the file inside the call', async () => {
    const { api, user } = renderConsole('/sounds/create')
    const button = await findSubmitButton()
    expect(button.disabled).toBe(true)
    await user.upload(screen.getByLabelText('ファイル'), createMp3File())
    await selectOption(user, 'コース', '20分')
    expect(button.disabled).toBe(true)
    await selectOption(user, '表情タイプ', 'タイプⅣ')
    await waitFor(() => expect(button.disabled).toBe(false))
    await user.click(button)
    await screen.findByText('正常に登録できました。')
    const { body } = api.calls.find(({ route }) => route === 'POST /upload/aiesthe-dmv') ?? { body: '{}' }
    expect(JSON.parse(body)).toEqual({
      fileName: '夜の雨.mp3',
      title: '夜の雨',
      faceExpCluster: 4,
      minutesCourse: 2,
      dmv: `data:audio/mpeg;base64,${btoa('ID3 and frames')}`,
    })
  })

  it('rejects a file whose content is no MP3 before anything is sent, and names the format', async () => {
    const { api, user } = renderConsole('/sounds/create')
    const button = await findSubmitButton()
    await selectOption(user, 'コース', '10分')
    await selectOption(user, '表情タイプ', 'タイプⅠ')
    await user.upload(
      screen.getByLabelText('ファイル'),
      new File(['RIFF WAVE'], 'sea.mp3', { type: 'audio/mpeg' }),
    )
    await screen.findByText('MP3形式の音声ファイルを選択してください。')
    expect(button.disabled).toBe(true)
    expect(api.calls.filter(({ route }) => route.startsWith('POST /upload'))).toEqual([])
  })

  it('rejects a length that does not match the course, and warns about a sound with the same file name', async () => {
    const { user } = renderConsole('/sounds/create')
    const button = await findSubmitButton()
    await selectOption(user, '表情タイプ', 'タイプⅠ')
    await selectOption(user, 'コース', '10分')
    await user.upload(screen.getByLabelText('ファイル'), createMp3File('夜の海.mp3'))
    await screen.findByText('夜の海.mp3 · 20:05')
    await screen.findByText('音声の長さが10分コースと30秒以上異なります。')
    expect(button.disabled).toBe(true)
    await screen.findByText(/^同じ名前のファイルが「夜の海」として登録されています。/)
    await selectOption(user, 'コース', '20分')
    await waitFor(() => expect(button.disabled).toBe(false))
  })

  it('rejects a file with the content of an existing sound, under whatever name, before anything is sent', async () => {
    const { api, user } = renderConsole('/sounds/create')
    const button = await findSubmitButton()
    await selectOption(user, '表情タイプ', 'タイプⅠ')
    await selectOption(user, 'コース', '20分')
    const file = new File([soundWithKnownHash.content], '別の名前.mp3', { type: 'audio/mpeg' })
    await user.upload(screen.getByLabelText('ファイル'), file)
    await screen.findByText('同じ音声が「朝の光」として登録されています。')
    expect(button.disabled).toBe(true)
    await user.upload(screen.getByLabelText('ファイル'), createMp3File())
    await waitFor(() => expect(button.disabled).toBe(false))
    expect(api.calls.filter(({ route }) => route.startsWith('POST /upload'))).toEqual([])
  })

  it('uploads several files, each with its form; a rejected one stays while the others are registered', async () => {
    const reason = 'この音声は登録できません。'
    const { api, user } = renderConsole('/sounds/create', {
      prepare: () => {
        server.use(
          http.post('/upload/aiesthe-dmv', async ({ request }) =>
            (await request.text()).includes('だめ')
              ? createErrorResponse(422, 'CONTENT_UPLOAD_REFUSED', '登録に失敗しました。', { title: reason })
              : {},
          ),
        )
      },
    })
    await findSubmitButton()
    const files = ['だめな雨.mp3', '夜の雨.mp3'].map((name) => createMp3File(name))
    await user.upload(screen.getByLabelText('追加する音源', { selector: 'input' }), files)
    for (const [number, name] of [
      [1, 'だめな雨'],
      [2, '夜の雨'],
    ]) {
      const row = within(await screen.findByRole('region', { name: `音源 ${number}` }))
      await row.findByLabelText(`「${name}.mp3」を試聴`)
      expect((await row.findByLabelText<HTMLInputElement>(/^タイトル/)).value).toBe(name)
      await user.click(row.getByRole('combobox', { name: /^表情タイプ/ }))
      await user.click(await screen.findByRole('option', { name: 'タイプⅠ' }))
      const send = row.getByRole<HTMLButtonElement>('button', { name: 'アップロード' })
      await waitFor(() => expect(send.disabled).toBe(false))
      await user.click(send)
    }
    await screen.findByText('「夜の雨.mp3」を登録しました。')
    const refused = within(screen.getByRole('region', { name: '音源 1' }))
    expect((await refused.findByRole('alert')).textContent).toContain(reason)
    expect(refused.getByLabelText<HTMLInputElement>(/^タイトル/).value).toBe('だめな雨')
    const sent = api.calls.filter(({ route }) => route === 'POST /upload/aiesthe-dmv')
    expect(sent.map(({ body }) => JSON.parse(body).title)).toEqual(['だめな雨', '夜の雨'])
    await user.click(refused.getByRole('button', { name: 'この音源を外す' }))
    expect(screen.queryByRole('region', { name: '音源 2' })).toBeNull()
  })

  it('shows how much has arrived in percent', () => {
    const transfer = createUploadTransfer({
      unfinished: createUnfinishedUploadStorage(localStorage, 'u'),
      readState: async () => null,
    })
    render(
      <AdminContext>
        <UploadProgress
          state={{ phase: 'sending', fileName: '長い夜.mp3', percent: 42 }}
          transfer={transfer}
        />
      </AdminContext>,
    )
    const panel = within(screen.getByRole('group', { name: '長い夜.mp3' }))
    expect(panel.getByText('42%')).toBeTruthy()
    expect(panel.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('42')
  })

  it('shows why the service rejected the upload', async () => {
    const reason = '音声の長さが10分コースと30秒以上異なります。'
    const { user } = renderConsole('/sounds/create', {
      prepare: () => {
        server.use(
          http.post('/upload/aiesthe-dmv', () =>
            createErrorResponse(422, 'CONTENT_UPLOAD_REFUSED', '登録に失敗しました。', {
              minutesCourse: reason,
            }),
          ),
        )
      },
    })
    const button = await findSubmitButton()
    await user.upload(screen.getByLabelText('ファイル'), createMp3File())
    await selectOption(user, 'コース', '20分')
    await selectOption(user, '表情タイプ', 'タイプⅠ')
    await waitFor(() => expect(button.disabled).toBe(false))
    await user.click(button)
    await screen.findByText('登録に失敗しました。')
    expect((await screen.findByRole('alert', { name: '' })).textContent).toContain(reason)
  })
})

describe('unfinished uploads', () => {
  const MB = 1024 * 1024
  const waiting = {
    key: 'k1',
    uploadUrl: '/api/upload/tus/k1',
    kind: 'sound' as const,
    title: '長い夜',
    fileName: '長い夜.mp3',
    receivedBytes: 28 * MB,
    fileSize: 60 * MB,
    startedAt: '2026-11-22T00:00:00.000Z',
    lastBytesAt: '2026-11-22T00:10:00.000Z',
  }
  const prepare = ({ catalogue }: MockApi) => void catalogue.unfinished.push(waiting)
  const stoppedText = /^「長い夜.mp3」の送信が46%で止まっています。/
  const cancelUpload = async (user: ReturnType<typeof renderConsole>['user']) => {
    await user.click(await screen.findByRole('button', { name: '取りやめる' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'アップロードを取りやめますか？' }))
    await user.click(dialog.getByRole('button', { name: '取りやめる' }))
  }

  it('are offered for resuming, whatever their kind and browser, and are cancelled after a confirmation', async () => {
    const { api, user } = renderConsole('/sounds/create', { prepare })
    await findSubmitButton()
    await screen.findByText(stoppedText)
    await user.upload(screen.getByLabelText('「長い夜.mp3」の続き'), createMp3File())
    await screen.findByText('前回と異なるファイルです。「長い夜.mp3」を選択してください。')
    await cancelUpload(user)
    await screen.findByText('アップロードを取りやめました。')
    expect(screen.queryByText(stoppedText)).toBeNull()
    expect(api.catalogue.unfinished).toEqual([])
  })

  it('stay listed when the server fails to cancel them, and the reason is shown', async () => {
    const { user } = renderConsole('/sounds/create', {
      prepare(api) {
        prepare(api)
        server.use(http.delete('/upload/tus/{key}', () => new HttpResponse<string>(null, { status: 500 })))
      },
    })
    await cancelUpload(user)
    await screen.findByText(/^アップロードを取りやめられませんでした。/)
    await screen.findByText(stoppedText)
  })

  it('are not resumed with a file that cannot be read', async () => {
    const { user } = renderConsole('/sounds/create', { prepare })
    const unreadable = Object.assign(createMp3File('長い夜.mp3'), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
    })
    await user.upload(await screen.findByLabelText('「長い夜.mp3」の続き'), unreadable)
    await screen.findByText(/^ファイルを読み取れません。/)
    await screen.findByText(stoppedText)
  })
})
