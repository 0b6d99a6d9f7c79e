import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { addTestSounds, createAiestheApp, createTestMember } from '../../../testing/aiesthe-app.ts'
import { completeDiagnosis, openLinkAs, saveTestMemberProfile } from '../../../testing/diagnoses.ts'
import { readLaterPortrait, readPortrait, validFace } from '../../../testing/sample-photos.ts'
import { PORTRAIT_WIDTH } from '../analysis/photo.ts'
import { createPhotoExaminer } from '../analysis/photo-examiner.ts'
import { createPhotoThreads } from '../analysis/photo-threads.ts'

const agencyCode = '100000000001'
const threads = createPhotoThreads()
/** Photos are cropped as in production, but the position of the face is fixed. */
const examiner = createPhotoExaminer(threads, {
  engine: 'pretend',
  version: '1',
  findFaces: async () => ({
    faces: [
      {
        box: { left: 0.2, top: 0.1, width: 0.6, height: 0.8 },
        pose: { pitch: 0, roll: 0, yaw: 0 },
        quality: { brightness: 50, sharpness: 40 },
        nose: { x: 0.5, y: 0.5 },
        emotions: { HAPPY: 10, FEAR: 0, SAD: 40, ANGRY: 0 },
        ageRange: { low: 25, high: 35 },
      },
    ],
    brightness: 50,
    height: 540,
  }),
})
const aiesthe = await createAiestheApp(examiner)
await addTestSounds(aiesthe)
const customer = await createTestMember(aiesthe, { session: { roles: ['ROLE_CUSTOMER'], agencyCode } })
const personInCharge = await createTestMember(aiesthe, {
  session: { roles: ['ROLE_PERSON_IN_CHARGE'], agencyCode },
})
await saveTestMemberProfile(aiesthe, customer.userId, { name: '東京 花子', customerOfAgency: agencyCode })
const photos = [await readPortrait(validFace), await readLaterPortrait(validFace)] as const
const id = await completeDiagnosis(customer, { publish: true, photos })
afterAll(async () => {
  await aiesthe.close()
  await threads.close()
})

const newest = async () => (await customer.get('/aiesthe/my-history')).json()[0]
const photoIdIn = (link: string) => /[\w-]{36}/.exec(link)?.[0] ?? ''

describe('GET /aiesthe/photos/:name for a portrait', () => {
  it('returns an uncached JPEG of bounded width, at most a tenth of the whole face in bytes', async () => {
    const { beforePortrait, afterPortrait, beforeProcFaceImgs } = await newest()
    for (const link of [beforePortrait, afterPortrait]) {
      const { statusCode, headers, rawPayload } = await openLinkAs(customer, link)
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        ...[200, 'image/jpeg', 'private, no-store'],
      ])
      const { format, width, height } = await sharp(rawPayload).metadata()
      expect([format, width]).toEqual(['jpeg', PORTRAIT_WIDTH])
      expect(width / height).toBeCloseTo((0.6 * 720) / (0.8 * 540), 1)
    }
    const [small, full] = [
      await openLinkAs(customer, beforePortrait),
      await openLinkAs(customer, beforeProcFaceImgs.full),
    ]
    expect(small.rawPayload.length).toBeLessThan(full.rawPayload.length / 10)
  })

  it('returns 404 for another photo or name with the signature of this one', async () => {
    const { beforePortrait, afterPortrait } = await newest()
    const [path, query] = beforePortrait.split('?')
    const forged = [
      `${path.replace(photoIdIn(path), photoIdIn(afterPortrait))}?${query}`,
      `${path}.portrait?${query}`,
      `${path.replace('.portrait', '.portrait-480')}?${query}`,
    ]
    for (const link of forged) {
      const response = await openLinkAs(customer, link)
      expect([response.statusCode, response.json().code]).toEqual([404, 'AIESTHE_PHOTO_LINK_INVALID'])
    }
  })

  it('returns 404 after the publication is withdrawn', async () => {
    const shown = (await personInCharge.get(`/aiesthe/detect-result?detectId=${id}`)).json()
    const statuses = async () =>
      Promise.all(
        [shown.beforePortrait, shown.afterPortrait].map(
          async (link) => (await openLinkAs(personInCharge, link)).statusCode,
        ),
      )
    expect(await statuses()).toEqual([200, 200])
    await customer.post('/aiesthe/publication', { detectId: id, published: false })
    expect(await statuses()).toEqual([404, 404])
  })

  it('returns the whole face for a photo that was taken before portraits were stored', async () => {
    const { beforePortrait, beforeProcFaceImgs } = await newest()
    await rm(join(aiesthe.folder, 'faces', photoIdIn(beforePortrait), 'portrait'))
    const [old, full] = [
      await openLinkAs(customer, beforePortrait),
      await openLinkAs(customer, beforeProcFaceImgs.full),
    ]
    expect([old.statusCode, old.headers['content-type']]).toEqual([200, 'image/png'])
    expect(old.rawPayload.equals(full.rawPayload)).toBe(true)
  })
})
