import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ContentApp, createContentApp } from '../../../testing/content-app.ts'
import { addMeasuredSound as addMeasuredSoundTo, addSound } from '../../../testing/sounds.ts'

let content: ContentApp
beforeAll(async () => {
  content = await createContentApp()
})
afterAll(() => content.close())

const addMeasuredSound = (title: string) => addMeasuredSoundTo(content, title)
const get = (url: string, headers: Record<string, string> = {}) => content.app.inject({ url, headers })
const getLandscape = async (soundId: string) => (await get(`/soundesthe/landscape?soundId=${soundId}`)).json()
const toPath = (image: string, file: string) => image.replace('/api', '').replace('{size}.{format}', file)

describe('GET /soundesthe/landscapes/{soundId}/{file}', () => {
  it('sends every size in both formats, and lets browsers keep the current version for ever', async () => {
    const { image } = await getLandscape(await addMeasuredSound('夜の海'))
    for (const [size, width, height] of [
      [56, 112, 112],
      [160, 320, 320],
      [400, 800, 800],
      ['og', 1200, 630],
    ]) {
      for (const format of ['avif', 'png']) {
        const response = await get(toPath(image, `${size}.${format}`))
        expect(response.headers).toMatchObject({
          'content-type': `image/${format}`,
          'cache-control': 'public, max-age=31536000, immutable',
        })
        expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width, height })
      }
    }
  })

  it('revalidates an address without the version, and answers 304 for a picture that the client has', async () => {
    const soundId = await addMeasuredSound('夜の海')
    const response = await get(`/soundesthe/landscapes/${soundId}/56.png`)
    expect(response.headers['cache-control']).toContain('stale-while-revalidate')
    const etag = String(response.headers.etag)
    const again = await get(`/soundesthe/landscapes/${soundId}/56.png`, { 'if-none-match': etag })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  })

  it('sends a picture whatever date the client names, because it has no time of change', async () => {
    const soundId = await addMeasuredSound('夜の海')
    const since = { 'if-modified-since': new Date().toUTCString() }
    const response = await get(`/soundesthe/landscapes/${soundId}/56.png`, since)
    expect([response.statusCode, response.headers['last-modified']]).toEqual([200, undefined])
  })

  it('sends a picture that could not be stored', async () => {
    const soundId = await addMeasuredSound('夜の海')
    const put = vi.spyOn(content.storage, 'put').mockRejectedValue(new Error('the disk is full'))
    const { statusCode, rawPayload } = await get(`/soundesthe/landscapes/${soundId}/56.png`)
    put.mockRestore()
    expect([statusCode, (await sharp(rawPayload).metadata()).width]).toEqual([200, 112])
  })

  it('renders a missing still once, however many ask for it, and reads it from the storage afterwards', async () => {
    const soundId = await addMeasuredSound('雪あかり')
    const put = vi.spyOn(content.storage, 'put')
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => get(`/soundesthe/landscapes/${soundId}/160.png`)),
    )
    expect(put).toHaveBeenCalledTimes(1)
    put.mockRestore()
    expect(new Set(responses.map(({ rawPayload }) => rawPayload.toString('hex'))).size).toBe(1)
  })

  it('shows a sound that is not measured yet, but for a short time only', async () => {
    const { id } = await addSound(content, { title: '夜の海' })
    const { image, scene } = await getLandscape(id)
    expect(scene).toBe('sea')
    const response = await get(toPath(image, '56.png'))
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'public, max-age=20'])
    expect(await content.database.db.selectFrom('landscapes').where('sound_id', '=', id).execute()).toEqual(
      [],
    )
  })

  it.each(['57.png', '56.gif', '..%2f56.png'])('rejects the file %s with 400', async (file) => {
    const soundId = await addMeasuredSound('夜の海')
    expect((await get(`/soundesthe/landscapes/${soundId}/${file}`)).statusCode).toBe(400)
  })

  it.each(['/56.png', ''])(
    'returns 404 for a sound that there is not, and for one that is not published',
    async () => {
      const hidden = await addSound(content, { published: false })
      for (const id of [hidden.id, crypto.randomUUID()]) {
        expect((await get(`/soundesthe/landscapes/${id}/56.png`)).statusCode).toBe(404)
        expect((await get(`/soundesthe/landscape?soundId=${id}`)).statusCode).toBe(404)
      }
    },
  )
})
