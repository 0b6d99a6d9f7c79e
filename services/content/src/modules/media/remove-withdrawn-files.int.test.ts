import { randomBytes } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { createContentApp } from '../../testing/content-app.ts'
import { createMp3, toMp3DataUrl } from '../../testing/mp3.ts'
import { addSound } from '../../testing/sounds.ts'
import { addMasterData, createUploader, createUploadSoundBody } from '../../testing/uploads.ts'
import { withdrawSound } from '../catalogue/withdraw-sound.ts'
import { removeWithdrawnFiles } from './remove-withdrawn-files.ts'

const DAY_MS = 24 * 3_600_000
const content = await createContentApp()
const master = await addMasterData(content)
const operator = await createUploader(content)
afterAll(() => content.close())

const daysLater = (days: number) => removeWithdrawnFiles(deps(), new Date(Date.now() + days * DAY_MS))
const deps = () => ({ db: content.database.db, storage: content.storage })
const withdraw = (id: string) => withdrawSound(content.database.db, { id, actorId: operator.userId })
const storageKeyOf = async (mediaFileId: string) =>
  content.database.db
    .selectFrom('media_files')
    .select(['storage_key', 'removed_at'])
    .where('id', '=', mediaFileId)
    .executeTakeFirstOrThrow()
const isThere = async (mediaFileId: string) =>
  (await content.storage.findSize((await storageKeyOf(mediaFileId)).storage_key)) !== null

describe('removeWithdrawnFiles', () => {
  it('removes a file once, thirty days after the withdrawal, and keeps the title and the files of other sounds', async () => {
    const kept = await addSound(content, { bytes: randomBytes(100) })
    const gone = await addSound(content, { bytes: randomBytes(100) })
    await withdraw(gone.id)
    expect(await daysLater(29)).toBe(0)
    expect(await isThere(gone.mediaFileId)).toBe(true)
    expect(await daysLater(31)).toBe(1)
    expect(await isThere(gone.mediaFileId)).toBe(false)
    expect((await storageKeyOf(gone.mediaFileId)).removed_at).not.toBeNull()
    expect(await isThere(kept.mediaFileId)).toBe(true)
    expect(await daysLater(31)).toBe(0)
    const row = content.database.db.selectFrom('sounds').select('title').where('id', '=', gone.id)
    expect((await row.executeTakeFirstOrThrow()).title).not.toBe('')
  })

  it('keeps the file while a room plays the sound', async () => {
    const sound = await addSound(content, { bytes: randomBytes(100) })
    await withdraw(sound.id)
    const room = { section_id: 'section-1', sound_id: sound.id }
    await content.database.db.insertInto('sounds_in_rooms').values(room).execute()
    expect(await daysLater(31)).toBe(0)
    await content.database.db.deleteFrom('sounds_in_rooms').execute()
    expect(await daysLater(31)).toBe(1)
  })

  it('lets the same file be uploaded and stored again', async () => {
    const dmv = toMp3DataUrl(await createMp3({ seconds: 2, hz: 1234 }))
    const upload = async () => {
      expect(
        (await operator.post('/upload/sound-dmv', await createUploadSoundBody(master, { dmv }))).statusCode,
      ).toBe(200)
      return (await operator.get('/upload/sound-dmv-list')).json()[0] as { id: string; path: string }
    }
    await withdraw((await upload()).id)
    expect(await daysLater(31)).toBe(1)
    const again = await upload()
    const response = await operator.get(again.path.slice('/api'.length), { range: 'bytes=0-9' })
    expect([response.statusCode, response.rawPayload.length]).toEqual([206, 10])
    expect(await daysLater(31)).toBe(0)
  })

  it('retries a removal that failed', async () => {
    const sound = await addSound(content, { bytes: randomBytes(100) })
    await withdraw(sound.id)
    const away = { ...content.storage, remove: () => Promise.reject(new Error('away')) }
    const now = new Date(Date.now() + 31 * DAY_MS)
    await expect(removeWithdrawnFiles({ ...deps(), storage: away }, now)).rejects.toThrow('away')
    expect(await isThere(sound.mediaFileId)).toBe(true)
    expect(await daysLater(31)).toBe(1)
  })
})
