import { describe, expect, it } from 'vitest'
import { compareFileWithUpload } from './compare-file-with-upload.ts'
import { findUnfinishedUploads } from './find-unfinished-uploads.ts'
import { createFileFingerprint } from './fingerprint.ts'
import { createUnfinishedUploadStorage } from './unfinished-upload-storage.ts'

const waiting = (key: string, receivedBytes: number, fileSize: number | null) => ({
  key,
  uploadUrl: `/api/upload/tus/${key}`,
  fileName: `${key}.mp3`,
  receivedBytes,
  fileSize,
  startedAt: '2026-11-22T00:00:00.000Z',
})

/** Stores these keys as remembered by this browser. */
function remembered(...keys: string[]) {
  const kept = new Map<string, string>()
  const unfinished = createUnfinishedUploadStorage(
    {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    },
    'hanae',
  )
  for (const key of keys) {
    const about = { key, uploadUrl: `/api/upload/tus/${key}`, fileName: `${key}.mp3` }
    unfinished.save({ ...about, fingerprint: `print of ${key}`, begunAt: Date.now() })
  }
  return unfinished
}

describe('unfinished uploads', () => {
  it('are listed for every browser; this browser adds the fingerprint', async () => {
    const { resumable, arrived } = await findUnfinishedUploads({
      unfinished: remembered('here'),
      listWaiting: async () => [waiting('here', 47, 100), waiting('elsewhere', 0, null)],
      readState: async () => null,
    })
    expect(resumable.map(({ key, percent, fingerprint }) => [key, percent, fingerprint])).toEqual([
      ['here', 47, 'print of here'],
      ['elsewhere', null, null],
    ])
    expect(arrived).toBeNull()
  })

  it('of this browser that the server no longer waits for are checked, then followed, forgotten or kept', async () => {
    const unfinished = remembered('gone', 'unanswered', 'arrived')
    const { resumable, arrived } = await findUnfinishedUploads({
      unfinished,
      listWaiting: async () => [],
      async readState(key) {
        if (key === 'unanswered') throw new Error('offline')
        return key === 'gone' ? null : { state: 'checking', percent: 100 }
      },
    })
    expect(resumable).toEqual([])
    expect(arrived?.key).toBe('arrived')
    expect(unfinished.list().map(({ key }) => key)).toEqual(['unanswered', 'arrived'])
  })
})

describe('the file chosen for resuming', () => {
  const file = new File(['night'], '夜.mp3')
  const unreadable = Object.assign(new File(['night'], '夜.mp3'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('changed', 'NotReadableError')) }),
  })
  const elsewhere = { fingerprint: null, fileName: '夜.mp3', fileSize: 5 }

  it('matches by its content, whatever its name is', async () => {
    const begun = { fingerprint: await createFileFingerprint(file), fileName: '別の名.mp3', fileSize: 5 }
    expect(await compareFileWithUpload(begun, file)).toBe('same')
    expect(await compareFileWithUpload(begun, new File(['light'], '別の名.mp3'))).toBe('other')
  })

  it('matches by its name and size if nothing else is known', async () => {
    expect(await compareFileWithUpload(elsewhere, file)).toBe('same')
    expect(await compareFileWithUpload({ ...elsewhere, fileSize: 6 }, file)).toBe('other')
    expect(await compareFileWithUpload({ ...elsewhere, fileName: '朝.mp3' }, file)).toBe('other')
  })

  it('can be unreadable', async () => {
    expect(await compareFileWithUpload(elsewhere, unreadable)).toBe('unreadable')
  })
})
