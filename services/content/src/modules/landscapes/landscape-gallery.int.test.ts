import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ContentApp, createContentApp } from '../../testing/content-app.ts'
import { addMeasuredSound } from '../../testing/sounds.ts'
import { claimUnrenderedSound } from './landscapes.sql.ts'
import { LANDSCAPE_VERSION } from './render-still.ts'

let content: ContentApp
beforeEach(async () => {
  content = await createContentApp()
})
afterEach(() => content.close())

const add = (title = '夜の海') => addMeasuredSound(content, title)

async function renderAll(): Promise<void> {
  while (await content.context.landscapes.renderNext()) {}
}

async function findVersions(soundIds: string[]): Promise<(number | undefined)[]> {
  const rows = await content.database.db.selectFrom('landscapes').selectAll().execute()
  return soundIds.map((id) => rows.find((row) => row.sound_id === id)?.rendered_version)
}

describe('rendering landscapes ahead', () => {
  it('renders the stills of all measured sounds, which lists then name, and neighbours differ', async () => {
    const ids = [await add(), await add()]
    await renderAll()
    expect(await findVersions(ids)).toEqual([LANDSCAPE_VERSION, LANDSCAPE_VERSION])
    const sounds = await content.context.catalogue.medicalSounds()
    const [one, other] = ids.map((id) => sounds.find((sound) => sound.id === id)?.landscape)
    expect(one?.scene).toBe('sea')
    expect(one && [one.layout, one.palette]).not.toEqual(other && [other.layout, other.palette])
  })

  it('gives every replica another sound, until the first has ended', async () => {
    const ids = [await add(), await add()]
    const { db } = content.database
    const due = { version: LANDSCAPE_VERSION, except: [] }
    const replicas = await Promise.all([1, 2, 3].map(() => db.startTransaction().execute()))
    const claimed: (string | null)[] = []
    for (const replica of replicas) claimed.push(await claimUnrenderedSound(replica, due))
    expect([new Set(claimed.slice(0, 2)), claimed[2]]).toEqual([new Set(ids), null])
    for (const replica of replicas) await replica.rollback().execute()
    expect(await db.transaction().execute((trx) => claimUnrenderedSound(trx, due))).toBe(claimed[0])
  })

  it('leaves the stills of a later version, which a newer replica has rendered', async () => {
    const ids = [await add()]
    await renderAll()
    const later = LANDSCAPE_VERSION + 1
    await content.database.db.updateTable('landscapes').set({ rendered_version: later }).execute()
    expect(await content.context.landscapes.renderNext()).toBe(false)
    expect(await findVersions(ids)).toEqual([later])
  })

  it('goes on with the next sound when one cannot be rendered', async () => {
    const ids = [await add(), await add()]
    for (const id of ids) await content.context.landscapes.find(id)
    const { db } = content.database
    await db
      .updateTable('landscapes')
      .set({ landscape: '{}' })
      .where('sound_id', '=', String(ids[0]))
      .execute()
    await renderAll()
    expect(await findVersions(ids)).toEqual([0, LANDSCAPE_VERSION])
  })

  it('does not count a sound as rendered whose stills could not be stored', async () => {
    const ids = [await add()]
    const put = vi.spyOn(content.storage, 'put').mockRejectedValue(new Error('the disk is full'))
    await renderAll()
    put.mockRestore()
    expect(await findVersions(ids)).toEqual([0])
  })
})
