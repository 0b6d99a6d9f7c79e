import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '@hibiki/calendar'
import { MAX_INLINE_FILE_BYTES } from '@hibiki/http'
import { injectInternalCall } from '@hibiki/http/testing'
import { createPropertyParameters } from '@hibiki/test-harness/proofs'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import {
  AGENCY_CODE,
  addTestPerson,
  createChartsApp,
  createRecordBody,
  deliverMemberChanged,
  OTHER_AGENCY_CODE,
  registerTestFormat,
  type TestPerson,
} from '../../testing/charts-app.ts'
import { createTestPhoto, METADATA_CANARY } from '../../testing/test-photos.ts'
import { purgeDeletedRecords } from '../records/records.sql.ts'
import { MAX_PHOTOS_PER_RECORD } from './photo.rules.ts'
import { photoRemovals } from './photo-removals.sql.ts'

const charts = await createChartsApp()
const { db } = charts.database
const staffRoles = ['ROLE_PERSON_IN_CHARGE' as const]
const pic = await addTestPerson(charts, { roles: staffRoles })
const colleague = await addTestPerson(charts, { roles: staffRoles })
const stranger = await addTestPerson(charts, { roles: staffRoles, agencyCode: OTHER_AGENCY_CODE })
const admin = await addTestPerson(charts, { roles: ['ROLE_ADMIN'], agencyCode: null })
afterAll(() => charts.close())

interface Photo {
  id: string
  url: string
  published: boolean
  version: number
  width: number
  height: number
  strokes: object[]
}

const stroke = { color: 'blue', width: 6, points: [0, 0, 10_000, 10_000] }

/** A customer of the salon with a record, who agrees to photos unless said otherwise. */
async function customerWithRecord({ agrees = true } = {}) {
  const customer = await addTestPerson(charts)
  const { generalCalteId } = await registerTestFormat(pic, customer.userId)
  const saved = await pic.post('/common/calte/register-record', createRecordBody(generalCalteId, {}))
  if (agrees) await customer.post('/customer/calte/sharing', { photos: true })
  return { customer, recordId: saved.json() as string }
}

const send = (who: TestPerson, calteRecordId: string, bytes: Buffer, published = false) =>
  who.post('/pic/calte/add-photo', { calteRecordId, image: bytes.toString('base64'), published })

async function addPhoto(recordId: string, color: string, published = false): Promise<Photo> {
  const added = await send(pic, recordId, await createTestPhoto(color), published)
  expect(added.statusCode).toBe(200)
  return added.json()
}

const change = (who: TestPerson, { id, version }: Photo, more: { published?: boolean; strokes?: object[] }) =>
  who.post('/pic/calte/change-photo', { photoId: id, version, published: false, strokes: [], ...more })

const calls = {
  pic: '/pic/calte/get-format-from-record',
  customer: '/customer/calte/get-format',
}
const open = async (who: TestPerson, recordId: string, call: keyof typeof calls = 'pic') =>
  (await who.get(`${calls[call]}?calteRecordId=${recordId}`)).json() as {
    photoConsent: boolean
    photos: Photo[]
  }
const withoutPrefix = (url: string) => url.replace('/api', '')
const read = (who: TestPerson, { url }: Photo) => who.get(withoutPrefix(url))
const storedPhotoIds = () => readdir(join(charts.folder, 'chart-photos')).catch(() => [] as string[])
const removeDue = (now = charts.clock.now) =>
  photoRemovals.removeDue({ db, removeBytes: charts.context.photoVault.remove, now })
const actsOf = async (customer: TestPerson) =>
  (
    (await customer.get('/customer/calte/views?page=0&size=20')).json() as {
      action: string
      subject: string
    }[]
  )
    .filter(({ subject }) => subject === 'photo')
    .map(({ action }) => action)

describe('a photo of a record', () => {
  it('is re-encoded without metadata, stored encrypted, and sent uncached to the session that opened the record', async () => {
    const { recordId } = await customerWithRecord()
    const bytes = await createTestPhoto('#c08060', { width: 2400, height: 1200 })
    expect(bytes.includes(METADATA_CANARY)).toBe(true)
    const { id, width, height } = (await send(pic, recordId, bytes)).json() as Photo
    expect([width, height]).toEqual([1600, 800])
    const [photo] = (await open(pic, recordId)).photos
    const shown = await read(pic, photo as Photo)
    expect(shown.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'image/jpeg',
    })
    const { exif, format } = await sharp(shown.rawPayload).metadata()
    expect([exif, format]).toEqual([undefined, 'jpeg'])
    const stored = await readFile(join(charts.folder, 'chart-photos', id, 'photo'))
    expect(stored.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false)
    // A link works in no other session, not even of a colleague who may open the record.
    expect((await read(colleague, photo as Photo)).json().code).toBe('CHARTS_PHOTO_NOT_FOUND')
    const later = new Date(charts.clock.now.getTime() + 3_600_000)
    const before = charts.clock.now
    charts.clock.now = later
    expect((await read(pic, photo as Photo)).statusCode).toBe(404)
    charts.clock.now = before
  })

  it('is rejected until the customer agrees, who can withdraw it and is then not shown to the salon', async () => {
    const { customer, recordId } = await customerWithRecord({ agrees: false })
    const bytes = await createTestPhoto('#808080')
    const refused = await send(pic, recordId, bytes)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'CHARTS_PHOTO_CONSENT_MISSING'])
    await customer.post('/customer/calte/sharing', { photos: true })
    expect((await send(pic, recordId, bytes, true)).statusCode).toBe(200)
    const { photoConsent, photos } = await open(pic, recordId)
    expect([photoConsent, photos.length]).toEqual([true, 1])
    const [photo] = photos as [Photo]

    // Another decision on the same page leaves this one as it is.
    await customer.post('/customer/calte/sharing', { listening: true })
    expect((await customer.get('/customer/calte/sharing')).json()).toEqual({ listening: true, photos: true })
    await customer.post('/customer/calte/sharing', { photos: false })
    expect(await open(pic, recordId)).toMatchObject({ photoConsent: false, photos: [] })
    expect((await read(pic, photo)).statusCode).toBe(404)
    expect((await change(pic, photo, {})).json().code).toBe('CHARTS_PHOTO_NOT_FOUND')
    const visits = await pic.get(`/common/calte/photo-visits?userId=${customer.userId}`)
    expect(visits.json()).toMatchObject({ photoConsent: false, visits: [] })
    // What was published stays the customer's to see.
    expect((await open(customer, recordId, 'customer')).photos).toHaveLength(1)
  })

  it('is shown to the customer only while it is published, and to nobody else', async () => {
    const { customer, recordId } = await customerWithRecord()
    const hidden = await addPhoto(recordId, '#101010')
    const shown = await addPhoto(recordId, '#202020', true)
    const [own, ...more] = (await open(customer, recordId, 'customer')).photos
    expect([own?.id, more]).toEqual([shown.id, []])
    expect((await read(customer, own as Photo)).statusCode).toBe(200)
    const published = await change(pic, hidden, { published: true })
    expect(published.json()).toMatchObject({ published: true, version: 2 })
    expect((await open(customer, recordId, 'customer')).photos).toHaveLength(2)
    await change(pic, published.json(), { published: false })
    expect((await open(customer, recordId, 'customer')).photos).toHaveLength(1)

    for (const who of [stranger, admin]) {
      expect((await send(who, recordId, await createTestPhoto('#303030'))).statusCode).not.toBe(200)
      expect((await change(who, shown, {})).statusCode).not.toBe(200)
      expect((await who.get(`/common/calte/photo-visits?userId=${customer.userId}`)).statusCode).toBe(404)
    }
    const asAdmin = await admin.get(`/common/calte/get-format?calteRecordId=${recordId}&reason=x`)
    expect(asAdmin.json().photos).toEqual([])
  })

  it('does not follow the customer to the next salon without a new consent, and is back when the move is undone', async () => {
    const { customer, recordId } = await customerWithRecord()
    const photo = await addPhoto(recordId, '#505050')
    const moveTo = (agencyCode: string, at: string) =>
      deliverMemberChanged(charts, customer.userId, { roles: ['ROLE_CUSTOMER'], agencyCode, at })
    await moveTo(OTHER_AGENCY_CODE, '2026-11-21T01:00:00.000Z')
    expect(await open(stranger, recordId)).toMatchObject({ photoConsent: false, photos: [] })
    expect((await read(pic, photo)).statusCode).toBe(404)
    await moveTo(AGENCY_CODE, '2026-11-21T02:00:00.000Z')
    expect((await open(pic, recordId)).photos).toHaveLength(1)
  })

  it('is drawn on in a layer, and the second of two changes is rejected', async () => {
    const { customer, recordId } = await customerWithRecord()
    const photo = await addPhoto(recordId, '#606060')
    const original = (await read(pic, photo)).rawPayload
    expect((await change(pic, photo, { strokes: [stroke] })).json()).toMatchObject({ strokes: [stroke] })
    const second = await change(colleague, photo, { strokes: [] })
    expect([second.statusCode, second.json().code]).toEqual([409, 'CHARTS_PHOTO_CHANGED'])
    const [stored] = (await open(pic, recordId)).photos
    expect(await actsOf(customer)).toEqual(['update', 'create'])
    expect(stored?.strokes).toEqual([stroke])
    expect((await read(pic, stored as Photo)).rawPayload.equals(original)).toBe(true)
  })

  it('is changed once when the change is sent again, but not from an older version or after another change', async () => {
    const { customer, recordId } = await customerWithRecord()
    const photo = await addPhoto(recordId, '#656565')
    const first = { strokes: [stroke, { ...stroke, color: 'white' }], published: true }
    const saved = (await change(pic, photo, first)).json() as Photo
    for (const who of [pic, colleague])
      expect((await change(who, photo, first)).json()).toMatchObject({ version: 2, published: true })
    expect(await actsOf(customer)).toEqual(['update', 'create'])
    for (const other of [
      { ...first, published: false },
      { ...first, strokes: [stroke] },
    ])
      expect((await change(pic, photo, other)).json().code).toBe('CHARTS_PHOTO_CHANGED')
    expect((await change(pic, saved, first)).json().version).toBe(3)
    expect((await change(pic, photo, first)).json().code).toBe('CHARTS_PHOTO_CHANGED')
  })

  it('is rejected with 413 beyond 8 MiB, as base64, too', async () => {
    const { recordId } = await customerWithRecord()
    const rejected = await send(pic, recordId, Buffer.alloc(MAX_INLINE_FILE_BYTES + 1))
    expect([rejected.statusCode, rejected.json().code]).toEqual([413, 'E4130'])
    expect((await send(pic, recordId, Buffer.alloc(MAX_INLINE_FILE_BYTES))).json().code).toBe(
      'CHARTS_PHOTO_UNREADABLE',
    )
  })

  it('is not added, changed or deleted by staff whose account was erased meanwhile', async () => {
    const { recordId } = await customerWithRecord()
    const leaving = await addTestPerson(charts, { roles: staffRoles })
    const photo = await addPhoto(recordId, '#757575')
    const at = '2026-11-21T03:00:00.000Z'
    await charts.deliver('identity.person-deleted.v1', { userId: leaving.userId, at })
    const responses = [
      await send(leaving, recordId, await createTestPhoto('#767676')),
      await change(leaving, photo, { published: true }),
      await leaving.post('/pic/calte/delete-photo', { photoId: photo.id }),
    ]
    expect(responses.map((response) => response.json().code)).toEqual([
      'CHARTS_RECORD_NOT_FOUND',
      'CHARTS_PHOTO_NOT_FOUND',
      'CHARTS_PHOTO_NOT_FOUND',
    ])
    expect((await open(pic, recordId)).photos).toMatchObject([{ id: photo.id, version: 1 }])
  })

  it('is not agreed to at another salon by what the release before writes about minutes', async () => {
    const { customer, recordId } = await customerWithRecord()
    await addPhoto(recordId, '#858585')
    const { userId } = customer
    await deliverMemberChanged(charts, userId, {
      roles: ['ROLE_CUSTOMER'],
      agencyCode: OTHER_AGENCY_CODE,
      at: '2026-11-21T01:00:00.000Z',
    })
    await db
      .updateTable('sharing')
      .set({ agency_code: OTHER_AGENCY_CODE, listening: true, changed_at: charts.clock.now })
      .where('member_id', '=', userId)
      .execute()
    expect((await customer.get('/customer/calte/sharing')).json()).toEqual({ listening: true, photos: false })
    expect(await open(stranger, recordId)).toMatchObject({ photoConsent: false, photos: [] })
  })

  it.each([
    ['half a point', [{ ...stroke, points: [1, 2, 3, 4, 5] }], 422],
    ['more points than can be stored', Array(11).fill({ ...stroke, points: Array(2000).fill(1) }), 422],
    ['a point outside the photo', [{ ...stroke, points: [0, 0, 10_001, 0] }], 400],
    ['a colour that is none', [{ ...stroke, color: 'url(#x)' }], 400],
    ['too many strokes', Array(201).fill(stroke), 422],
  ])('is not drawn on with %s', async (_what, strokes, status) => {
    const { recordId } = await customerWithRecord()
    const photo = await addPhoto(recordId, '#707070')
    expect((await change(pic, photo, { strokes })).statusCode).toBe(status)
  })

  it('is one photo however often the same bytes arrive, and a record has at most six', async () => {
    const { customer, recordId } = await customerWithRecord()
    const photos = await Promise.all(
      Array.from({ length: MAX_PHOTOS_PER_RECORD + 2 }, (_, index) =>
        createTestPhoto(`rgb(${index * 25}, 0, 0)`),
      ),
    )
    const responses = await Promise.all(
      [...photos, ...photos].map((bytes, index) => send(index % 2 ? pic : colleague, recordId, bytes)),
    )
    const refused = responses.filter(({ statusCode }) => statusCode !== 200)
    expect(new Set(refused.map((response) => response.json().code))).toEqual(
      new Set(['CHARTS_TOO_MANY_PHOTOS']),
    )
    const { photos: kept } = await open(pic, recordId)
    expect(kept).toHaveLength(MAX_PHOTOS_PER_RECORD)
    expect(await actsOf(customer)).toEqual(Array(MAX_PHOTOS_PER_RECORD).fill('create'))
    // What was stored for a rejected or repeated request is removed.
    await removeDue()
    const known = await db.selectFrom('record_photos').select('id').execute()
    expect(new Set(await storedPhotoIds())).toEqual(new Set(known.map(({ id }) => id)))
  })

  it('is gone with its bytes when staff delete it, the customer deletes all, or its record is purged', async () => {
    const { customer, recordId } = await customerWithRecord()
    const [first, second] = [await addPhoto(recordId, '#900000'), await addPhoto(recordId, '#009100')]
    expect((await pic.post('/pic/calte/delete-photo', { photoId: first.id })).statusCode).toBe(200)
    expect((await pic.post('/pic/calte/delete-photo', { photoId: first.id })).json().code).toBe(
      'CHARTS_PHOTO_NOT_FOUND',
    )
    for (const deleted of [1, 0])
      expect((await customer.post('/customer/calte/delete-photos')).json()).toEqual({ deleted })
    const ownActs = db.selectFrom('chart_log').where('actor_id', '=', customer.userId)
    expect(
      await ownActs.select(['customer_id', 'actor_role', 'action', 'subject', 'record_id']).execute(),
    ).toEqual([
      {
        customer_id: customer.userId,
        actor_role: 'customer',
        action: 'delete',
        subject: 'photo',
        record_id: null,
      },
    ])
    const third = await addPhoto(recordId, '#000092')
    const ids = [first, second, third].map(({ id }) => id)
    await removeDue()
    expect((await storedPhotoIds()).filter((id) => ids.includes(id))).toEqual([third.id])

    await pic.post(`/pic/calte/delete-record?calteId=${recordId}`)
    expect((await read(pic, third)).statusCode).toBe(404)
    await admin.post(`/admin/charts/${recordId}/restore`, { reason: '依頼' })
    expect((await read(pic, third)).statusCode).toBe(200)
    await pic.post(`/pic/calte/delete-record?calteId=${recordId}`)
    await purgeDeletedRecords(db, new Date(charts.clock.now.getTime() + DAY_MS), 500)
    await removeDue()
    expect((await storedPhotoIds()).filter((id) => ids.includes(id))).toEqual([])
    expect((await actsOf(customer)).sort()).toEqual(['create', 'create', 'create', 'delete'])
  })

  it('is in the copy of the customer only while it is published', async () => {
    const { customer, recordId } = await customerWithRecord()
    const hidden = await addPhoto(recordId, '#a00000')
    const shown = await addPhoto(recordId, '#00a100', true)
    const ofMember = `/internal/members/${customer.userId}`
    const copy = (await injectInternalCall(charts.app, `${ofMember}/export`)).json()
    expect(copy.recordPhotos).toMatchObject([{ id: shown.id }])
    const photo = await injectInternalCall(charts.app, `${ofMember}/photos/${shown.id}`)
    expect(photo.headers['content-type']).toBe('image/jpeg')
    for (const path of [
      `${ofMember}/photos/${hidden.id}`,
      `/internal/members/${pic.userId}/photos/${shown.id}`,
    ])
      expect((await injectInternalCall(charts.app, path)).statusCode).toBe(404)
  })

  it('is not shown while the device is handed over', async () => {
    const { recordId } = await customerWithRecord()
    const photo = await addPhoto(recordId, '#b00000', true)
    expect((await pic.post('/pic/calte/hand-over', { calteRecordId: recordId })).statusCode).toBe(200)
    expect((await read(pic, photo)).json().code).toBe('CHARTS_HAND_OVER_ACTIVE')
    expect((await pic.get('/pic/calte/hand-over/record')).json()).toMatchObject({ photos: [] })
    await pic.post('/pic/calte/hand-over/end')
  })
})

describe('GET /common/calte/photo-visits', () => {
  it('lists the visits with photos, newest first, as one logged view of staff', async () => {
    const { customer, recordId } = await customerWithRecord()
    await addPhoto(recordId, '#c00000', true)
    charts.clock.now = new Date(charts.clock.now.getTime() + DAY_MS)
    const { generalCalteId } = (await pic.get(`/pic/calte/get-format?userId=${customer.userId}`)).json()
    const saved = await pic.post('/common/calte/register-record', createRecordBody(generalCalteId, {}))
    await addPhoto(saved.json(), '#c10000')
    const list = async (who: TestPerson) =>
      (await who.get(`/common/calte/photo-visits?userId=${customer.userId}`)).json().visits as {
        recordId: string
        photos: Photo[]
      }[]
    const visits = await list(pic)
    expect(visits.map(({ recordId: id }) => id)).toEqual([saved.json(), recordId])
    expect((await read(pic, visits[1]?.photos[0] as Photo)).statusCode).toBe(200)
    expect((await list(customer)).map(({ recordId: id }) => id)).toEqual([recordId])
    expect(await actsOf(customer)).toEqual(['view', 'create', 'create'])
  })
})

describe('files that are no photo', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['nothing', async () => Buffer.from([0])],
    ['SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"/>')],
    [
      'WebP',
      async () =>
        sharp(await createTestPhoto('#fff000'))
          .webp()
          .toBuffer(),
    ],
    [
      'GIF',
      async () =>
        sharp(await createTestPhoto('#fff000'))
          .gif()
          .toBuffer(),
    ],
    ['a photo cut in half', async () => (await createTestPhoto('#fff000')).subarray(0, 900)],
    ['a photo of twenty million pixels', () => createTestPhoto('#fff000', { width: 5000, height: 4000 })],
    ['a photo one pixel high', () => createTestPhoto('#fff000', { width: 4000, height: 1 })],
  ])('%s is rejected with 422 CHARTS_PHOTO_UNREADABLE', async (_what, create) => {
    const { recordId } = await customerWithRecord()
    const response = await send(pic, recordId, await create())
    expect([response.statusCode, response.json().code]).toEqual([422, 'CHARTS_PHOTO_UNREADABLE'])
  })

  it('random bytes behind a signature are never stored', async () => {
    const { recordId } = await customerWithRecord()
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 3000 }), async (noise) => {
        const bytes = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), noise])
        expect((await send(pic, recordId, bytes)).statusCode).toBe(422)
      }),
      createPropertyParameters({ test: 25, prove: 300 }),
    )
    expect((await open(pic, recordId)).photos).toEqual([])
  })
})
