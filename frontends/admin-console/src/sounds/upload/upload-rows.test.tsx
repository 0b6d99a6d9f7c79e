import { createErrorResponse } from '@hibiki/api-mocks'
import { createUnfinishedUploadStorage } from '@hibiki/sound-upload'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { currentUser } from '../../testing/fixtures.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import { http, server } from '../../testing/server.ts'
import { createMp3File, selectOption, stubAudioDecoder } from '../../testing/sound-files.ts'

beforeEach(() => stubAudioDecoder())

const addFiles = async (user: UserEvent, ...files: File[]) =>
  user.upload(await screen.findByLabelText('追加する音源', { selector: 'input' }), files)
const findRow = async (number: number) =>
  within(await screen.findByRole('region', { name: `音源 ${number}` }))
const chooseFile = async (user: UserEvent, file: File) =>
  user.upload(await screen.findByLabelText('ファイル'), file)
async function sendRow(user: UserEvent, row: Awaited<ReturnType<typeof findRow>>) {
  await user.click(await row.findByRole('combobox', { name: /^表情タイプ/ }))
  await user.click(await screen.findByRole('option', { name: 'タイプⅠ' }))
  const button = row.getByRole<HTMLButtonElement>('button', { name: 'アップロード' })
  await waitFor(() => expect(button.disabled).toBe(false))
  await user.click(button)
}

describe('files added while the only row is running without a file', () => {
  const arrived = {
    key: 'k1',
    uploadUrl: '/api/upload/tus/k1',
    fileName: '長い夜.mp3',
    fingerprint: '14-a',
    begunAt: Date.now(),
  }
  const rememberArrived = () =>
    createUnfinishedUploadStorage(localStorage, String(currentUser.id)).save(arrived)

  it('get rows of their own beside a resumed upload, which shows its own file', async () => {
    const { user } = renderConsole('/sounds/create', {
      prepare: ({ catalogue }) =>
        void catalogue.unfinished.push({
          key: 'k1',
          uploadUrl: '/api/upload/tus/k1',
          kind: 'sound' as const,
          title: '長い夜',
          fileName: '長い夜.mp3',
          receivedBytes: 7,
          fileSize: createMp3File().size,
          startedAt: '2026-11-22T00:00:00.000Z',
          lastBytesAt: '2026-11-22T00:10:00.000Z',
        }),
    })
    await user.upload(await screen.findByLabelText('「長い夜.mp3」の続き'), createMp3File('長い夜.mp3'))
    await screen.findByRole('progressbar', { name: '長い夜.mp3' })
    await addFiles(user, createMp3File('b.mp3'))
    await (await findRow(2)).findByLabelText('「b.mp3」を試聴')
    await (await findRow(1)).findByLabelText('「長い夜.mp3」を試聴')
  })

  it('get rows of their own beside an upload that has arrived, whose file is named when it is registered', async () => {
    rememberArrived()
    const verdict = Promise.withResolvers<void>()
    let stateRequests = 0
    const { user } = renderConsole('/sounds/create', {
      prepare: () => {
        server.use(
          http.get('/upload/state', async () => {
            if (stateRequests++ === 0) return { state: 'checking', percent: 100 }
            await verdict.promise
            return { state: 'ready', percent: 100 }
          }),
        )
      },
    })
    await screen.findByText('音源を確認しています。')
    await addFiles(user, createMp3File('b.mp3'))
    const added = await findRow(2)
    await added.findByLabelText('「b.mp3」を試聴')
    verdict.resolve()
    await (await findRow(1)).findByText('「長い夜.mp3」を登録しました。')
    expect(added.getByLabelText('「b.mp3」を試聴')).toBeTruthy()
  })

  it('are not replaced by an upload that is found to have arrived', async () => {
    rememberArrived()
    const listed = Promise.withResolvers<void>()
    const { api, user } = renderConsole('/sounds/create', {
      prepare: () => {
        server.use(
          http.get('/upload/unfinished', async () => {
            await listed.promise
            return []
          }),
        )
        server.use(http.get('/upload/state', () => ({ state: 'checking', percent: 100 })))
      },
    })
    await addFiles(user, createMp3File('b.mp3'))
    const row = await findRow(1)
    await row.findByLabelText('「b.mp3」を試聴')
    listed.resolve()
    await waitFor(() => expect(api.calls.map(({ route }) => route)).toContain('GET /upload/state'))
    await sendRow(user, row)
    await screen.findByText('正常に登録できました。')
    const { body } = api.calls.find(({ route }) => route === 'POST /upload/aiesthe-dmv') ?? { body: '{}' }
    expect(JSON.parse(body).fileName).toBe('b.mp3')
  })
})

describe('values proposed by a file', () => {
  const seconds: Record<string, number> = { 'ten.mp3': 605, 'short.mp3': 180 }
  beforeEach(() => stubAudioDecoder((name) => seconds[name] ?? 1205))
  const getCourse = () => screen.getByRole('combobox', { name: /^コース/ }).textContent

  it('contain no course for a kind without courses, so that a file of any length can follow', async () => {
    const { user } = renderConsole('/sounds/create')
    await selectOption(user, '種類', '自然音')
    await chooseFile(user, createMp3File())
    await screen.findByText(/^夜の雨\.mp3 ·/)
    await chooseFile(user, createMp3File('short.mp3'))
    await screen.findByText(/^short\.mp3 ·/)
    expect(screen.queryByText(/^音声の長さが/)).toBeNull()
  })

  it('replace the course of the previous file, but not one that the user chose', async () => {
    const { user } = renderConsole('/sounds/create')
    await chooseFile(user, createMp3File())
    await waitFor(() => expect(getCourse()).toBe('20分'))
    await chooseFile(user, createMp3File('ten.mp3'))
    await waitFor(() => expect(getCourse()).toBe('10分'))
    await chooseFile(user, createMp3File('short.mp3'))
    await waitFor(() => expect(getCourse()).not.toContain('分'))
    await selectOption(user, 'コース', '20分')
    await chooseFile(user, createMp3File('ten.mp3'))
    await screen.findByText('音声の長さが20分コースと30秒以上異なります。')
    expect(getCourse()).toBe('20分')
  })

  it('are also filled in after another kind is chosen', async () => {
    const { user } = renderConsole('/sounds/create')
    await chooseFile(user, createMp3File())
    await screen.findByDisplayValue('夜の雨')
    await selectOption(user, '種類', '自然音')
    await screen.findByLabelText(/^場所/)
    await screen.findByDisplayValue('夜の雨')
  })
})

describe('the upload page', () => {
  it('is not replaced by a file that is dropped beside the drop area', async () => {
    renderConsole('/sounds/create')
    await screen.findByRole('group', { name: '追加する音源' })
    const file = { dataTransfer: { types: ['Files'], files: [createMp3File()] } }
    expect(fireEvent.dragOver(document.body, file)).toBe(false)
    expect(fireEvent.drop(document.body, file)).toBe(false)
    expect(fireEvent.drop(document.body, { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true)
  })

  it('accepts 20 sounds at once and says how many were left out', async () => {
    const { user } = renderConsole('/sounds/create')
    await addFiles(user, ...Array.from({ length: 25 }, (_, index) => createMp3File(`${index}.mp3`)))
    await screen.findByText('一度に追加できる音源は20件までです。5件は追加されませんでした。')
    expect(screen.getAllByRole('region', { name: /^音源 \d+$/ })).toHaveLength(20)
  })

  it('asks before it is left only while a sound is being sent', async () => {
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const opened = Promise.withResolvers<void>()
    const { user } = renderConsole('/sounds/create', {
      prepare: () => {
        server.use(
          http.post('/upload/aiesthe-dmv', async () => {
            await opened.promise
            return {}
          }),
        )
      },
    })
    await addFiles(user, createMp3File('a.mp3'), createMp3File('b.mp3'))
    const row = await findRow(1)
    expect(leave()).toBe(true)
    await sendRow(user, row)
    await screen.findByRole('progressbar', { name: 'a.mp3' })
    expect(leave()).toBe(false)
    opened.resolve()
    await screen.findByText('「a.mp3」を登録しました。')
    await waitFor(() => expect(leave()).toBe(true))
  })
})

describe('the form of one sound', () => {
  async function sendOne(respond: () => Promise<object>) {
    const confirm = vi.fn(() => false)
    vi.stubGlobal('confirm', confirm)
    const { user } = renderConsole('/sounds/create', {
      prepare: () => {
        server.use(http.post('/upload/aiesthe-dmv', respond))
      },
    })
    await chooseFile(user, createMp3File())
    await sendRow(user, within(document.body))
    const leave = () => user.click(screen.getByRole('menuitem', { name: 'ダッシュボード' }))
    return { confirm, leave }
  }

  it('asks before it is left while its file is being sent, but not after it is registered', async () => {
    const opened = Promise.withResolvers<object>()
    const { confirm, leave } = await sendOne(() => opened.promise)
    await screen.findByRole('progressbar', { name: '夜の雨.mp3' })
    await leave()
    await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
    opened.resolve({})
    await waitFor(() => expect(window.location.pathname).toBe('/admin/sounds'))
    expect(confirm).toHaveBeenCalledOnce()
  })

  it('asks before it is left after its file was rejected, and can be sent again unchanged', async () => {
    const { confirm, leave } = await sendOne(async () =>
      createErrorResponse(503, 'E5030', 'ただいまご利用いただけません。'),
    )
    await screen.findByText('登録に失敗しました。')
    await leave()
    await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
    expect(window.location.pathname).toBe('/admin/sounds/create')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'アップロード' }).disabled).toBe(false)
  })
})
