import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { UnreadableFileError } from './file-bytes.ts'
import { createUnfinishedUploadStorage, type UnfinishedUpload } from './unfinished-upload-storage.ts'
import type { UploadStatus } from './upload-status.ts'
import { createUploadTransfer } from './upload-transfer.ts'

const upload: UnfinishedUpload = {
  key: 'k1',
  uploadUrl: '/api/upload/tus/k1',
  fileName: '夜の海.mp3',
  fingerprint: '60-abc',
  begunAt: 0,
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

/** Returns a transfer whose server responds with these verdicts in turn; `null` means unknown, an error unreachable. */
function following(...verdicts: (UploadStatus | null | Error)[]) {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  const unfinished = createUnfinishedUploadStorage(storage, 'hanae.sound')
  unfinished.save(upload)
  const readState = vi.fn(async () => {
    const verdict = verdicts.length > 1 ? verdicts.shift() : verdicts[0]
    if (verdict instanceof Error) throw verdict
    return verdict ?? null
  })
  const transfer = createUploadTransfer({ unfinished, readState })
  const phases: string[] = []
  transfer.subscribe(() => phases.push(transfer.getState().phase))
  return { transfer, unfinished, readState, phases }
}

const checking: UploadStatus = { state: 'checking', percent: 100 }

describe('an upload that the server checks', () => {
  it('is polled until it is ready, and then forgotten', async () => {
    const { transfer, unfinished, readState, phases } = following(checking, checking, {
      state: 'ready',
      percent: 100,
    })
    await transfer.follow(upload)
    expect(transfer.getState()).toEqual({ phase: 'checking', fileName: '夜の海.mp3' })
    await vi.advanceTimersByTimeAsync(2000)
    expect(phases).toEqual(['checking', 'ready'])
    expect(readState).toHaveBeenCalledTimes(3)
    expect(unfinished.list()).toEqual([])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(readState).toHaveBeenCalledTimes(3)
  })

  it("is rejected with the server's sentence", async () => {
    const { transfer } = following({ state: 'refused', percent: 100, reason: 'ファイルが空です。' })
    await transfer.follow(upload)
    expect(transfer.getState()).toEqual({
      phase: 'refused',
      fileName: '夜の海.mp3',
      reason: 'ファイルが空です。',
    })
  })

  it('is polled while the server cannot be reached', async () => {
    const { transfer, unfinished } = following(new Error('offline'), new Error('offline'), {
      state: 'ready',
      percent: 100,
    })
    await transfer.follow(upload)
    await vi.advanceTimersByTimeAsync(4000)
    expect(transfer.getState().phase).toBe('checking')
    expect(unfinished.list()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(4000)
    expect(transfer.getState().phase).toBe('ready')
  })

  it('ends when the server does not know its key', async () => {
    const { transfer, unfinished } = following(null)
    await transfer.follow(upload)
    expect(transfer.getState()).toMatchObject({ phase: 'failed', error: null })
    expect(unfinished.list()).toEqual([])
  })

  it('stays stored when the page is closed, which stops polling', async () => {
    const { transfer, unfinished, readState } = following(checking)
    await transfer.follow(upload)
    transfer.close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(readState).toHaveBeenCalledTimes(1)
    expect(unfinished.list()).toHaveLength(1)
  })
})

describe('a large file', () => {
  it('with a rejected call ends with the error of the call, and leaves nothing behind', async () => {
    const { transfer, unfinished } = following(null)
    unfinished.remove(upload.key)
    const refused = new Error('完了していないアップロードが多すぎます。')
    const open = vi.fn(() => Promise.reject(refused))
    const file = new File([new Uint8Array(1024 * 1024 + 1)], '長い夜.mp3')
    await transfer.begin(file, open)
    expect(open).toHaveBeenCalledWith({ fileName: '長い夜.mp3', dmv: '', fileSize: file.size })
    expect(transfer.getState()).toEqual({ phase: 'failed', fileName: '長い夜.mp3', error: refused })
    expect(unfinished.list()).toEqual([])
  })
})

describe('a small file that cannot be read', () => {
  it('is reported as unreadable before anything is sent', async () => {
    const { transfer } = following(null)
    vi.stubGlobal(
      'FileReader',
      class {
        error = new DOMException('changed', 'NotReadableError')
        onerror = () => {}
        readAsDataURL() {
          this.onerror()
        }
      },
    )
    const open = vi.fn(async () => ({}))
    await transfer.begin(new File(['night'], '夜.mp3'), open)
    vi.unstubAllGlobals()
    const { phase, error } = transfer.getState() as { phase: string; error?: unknown }
    expect(phase).toBe('failed')
    expect(error).toBeInstanceOf(UnreadableFileError)
    expect(open).not.toHaveBeenCalled()
  })
})

describe('resuming an upload of another browser', () => {
  it('fails with a file that cannot be read', async () => {
    const { transfer, unfinished } = following(null)
    unfinished.remove(upload.key)
    const changed = new DOMException('changed', 'NotReadableError')
    vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(changed)
    await transfer.resume(new File(['night'], '夜の海.mp3'), {
      key: 'k1',
      uploadUrl: '/api/upload/tus/k1',
      fileName: '夜の海.mp3',
      fingerprint: null,
      receivedBytes: 2,
      fileSize: 5,
      percent: 40,
      startedAt: '1970-01-01T00:00:00.000Z',
    })
    vi.restoreAllMocks()
    const { phase, error } = transfer.getState() as { phase: string; error?: unknown }
    expect(phase).toBe('failed')
    expect(error).toBeInstanceOf(UnreadableFileError)
    expect(unfinished.list()).toEqual([])
  })
})

describe('cancelling an upload', () => {
  beforeEach(() => void vi.stubGlobal('location', { origin: 'https://hibiki.example' }))
  afterEach(() => void vi.unstubAllGlobals())
  const answering = (...statuses: number[]) => {
    const asked = vi.fn(async (_url: string, _init: RequestInit) => ({
      status: statuses[0],
      ok: statuses.shift() === 204,
    }))
    vi.stubGlobal('fetch', asked)
    return asked
  }

  it.each([204, 404, 410])('deletes it on the server and forgets it (%i)', async (status) => {
    const { transfer, unfinished } = following(checking)
    const asked = answering(status)
    await transfer.discard(upload)
    expect(asked.mock.calls).toEqual([
      [
        'https://hibiki.example/api/upload/tus/k1',
        { method: 'DELETE', headers: { 'Tus-Resumable': '1.0.0' }, credentials: 'same-origin' },
      ],
    ])
    expect(unfinished.list()).toEqual([])
  })

  it('renews a session that has ended', async () => {
    const { transfer, unfinished, readState } = following({ state: 'waiting', percent: 10 })
    const asked = answering(401, 204)
    await transfer.discard(upload)
    expect(readState).toHaveBeenCalledTimes(1)
    expect(asked).toHaveBeenCalledTimes(2)
    expect(unfinished.list()).toEqual([])
  })

  it.each([[500], [401, 401]])(
    'rejects when the server fails to do so (%s), and keeps it stored',
    async (...s) => {
      const { transfer, unfinished } = following({ state: 'waiting', percent: 10 })
      answering(...s)
      await expect(transfer.discard(upload)).rejects.toThrow()
      expect(unfinished.list()).toHaveLength(1)
    },
  )
})
