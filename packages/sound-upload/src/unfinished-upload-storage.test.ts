import { describe, expect, it } from 'vitest'
import { createUnfinishedUploadStorage } from './unfinished-upload-storage.ts'

const HOUR = 3_600_000

function browser() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

const upload = (key: string, begunAt = 0) => ({
  key,
  uploadUrl: `/api/upload/tus/${key}`,
  fileName: '夜の海.mp3',
  fingerprint: `60-${key}`,
  begunAt,
})

describe('stored unfinished uploads of a browser', () => {
  it('survive a reload and are forgotten when they end', () => {
    const storage = browser()
    createUnfinishedUploadStorage(storage, 'hanae.kanade', () => 0).save(upload('a'))
    const reloaded = createUnfinishedUploadStorage(storage, 'hanae.kanade', () => HOUR)
    expect(reloaded.list()).toEqual([upload('a')])
    reloaded.remove('a')
    expect(storage.kept.size).toBe(0)
  })

  it('are separate for each member and kind', () => {
    const storage = browser()
    createUnfinishedUploadStorage(storage, 'hanae.kanade', () => 0).save(upload('a'))
    expect(createUnfinishedUploadStorage(storage, 'jiro.kanade', () => 0).list()).toEqual([])
    expect(createUnfinishedUploadStorage(storage, 'hanae.sound', () => 0).list()).toEqual([])
  })

  it('expire after a day, as on the server', () => {
    const storage = browser()
    createUnfinishedUploadStorage(storage, 'hanae.kanade', () => 0).save(upload('a'))
    expect(createUnfinishedUploadStorage(storage, 'hanae.kanade', () => 23 * HOUR).list()).toHaveLength(1)
    expect(createUnfinishedUploadStorage(storage, 'hanae.kanade', () => 24 * HOUR).list()).toEqual([])
  })

  it.each(['{', '{"key":"a"}', '[{"key":"a"},null]'])('tolerate %s', (text) => {
    const storage = browser()
    storage.setItem('hibiki.unfinished-uploads.hanae.kanade', text)
    expect(createUnfinishedUploadStorage(storage, 'hanae.kanade').list()).toEqual([])
  })
})
