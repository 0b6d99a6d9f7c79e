import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { ApiError } from '@hibiki/http'
import { createPropertyParameters } from '@hibiki/test-harness/proofs'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import {
  createEnterpriseApp,
  createTestDevice,
  insertTestAgency,
  publishTestSound,
  type TestDevice,
  toSectionUrl,
} from '../../testing/enterprise-app.ts'
import { sendPlayingReport } from '../../testing/section-reports.ts'
import { createBoardCodeError } from './board-code-claimer.ts'

/** The secrets of screens by the codes that they show, and who claimed them, who may claim them again. */
const shown = new Map<string, { secret: string; claimedBy?: string }>()
const app = await createEnterpriseApp({
  resources: {
    claimBoardCode: async ({ code, memberId }) => {
      const screen = shown.get(code)
      if (code === 'too-many') throw new ApiError('E4290', { headers: { 'retry-after': '60' } })
      if (!screen || (screen.claimedBy ?? memberId) !== memberId) throw createBoardCodeError()
      screen.claimedBy = memberId
      return createHash('sha256').update(screen.secret).digest()
    },
  },
})
afterAll(() => app.close())

const path = '/v2/enterprise/my/boards'

/** Opens a screen that shows a code. */
function openScreen() {
  const [code, secret] = [randomUUID().slice(0, 8), randomBytes(32).toString('base64url')]
  shown.set(code, { secret })
  const read = () => app.app.inject({ url: '/v2/enterprise/board', headers: { 'x-hibiki-board': secret } })
  return { code, secret, read }
}

async function addHotel(sections = 2) {
  const agency = await insertTestAgency(app, { sections })
  const phone = await createTestDevice(app, agency.memberId)
  const pair = (code: string, roomIds: string[] | null = null, name = 'フロント') =>
    phone.post(`${path}/pair`, { code, name, roomIds })
  return { ...agency, phone, pair }
}

async function addBoard(hotel: Awaited<ReturnType<typeof addHotel>>, roomIds: string[] | null = null) {
  const screen = openScreen()
  const { boardId } = (await hotel.pair(screen.code, roomIds)).json()
  return { ...screen, boardId }
}

async function addRoom(agencyId: string, name: string) {
  const { db } = app.context
  const created_at = app.clock.now
  const room = await db
    .insertInto('rooms')
    .values({
      agency_id: agencyId,
      name,
      position: 1,
      opening_hours: null,
      hours_changed_at: null,
      created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const section = await db
    .insertInto('sections')
    .values({ room_id: room.id, name: `${name}の区画`, position: 0, created_at, schedule_changed_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { roomId: room.id, sectionId: section.id }
}

const list = async (phone: TestDevice) => (await phone.get(path)).json()
const listShown = (response: { json(): { sections: { sectionId: string }[] } }) =>
  response.json().sections.map(({ sectionId }) => sectionId)

describe('a screen that shows a code', () => {
  it('becomes a board that reads the state of all rooms, silent sections first, and no name of a person', async () => {
    const hotel = await addHotel(3)
    const [playing = '', stopped = '', empty = ''] = hotel.sectionIds
    const soundId = await publishTestSound(app, { agencyId: hotel.id })
    await app.context.db.deleteFrom('managements').where('section_id', '=', empty).execute()
    for (const sectionId of [playing, stopped])
      await hotel.phone.post('/v2/enterprise/my/control', { sectionId, playing: true })
    await hotel.phone.get(toSectionUrl(playing, true))
    await sendPlayingReport(hotel.phone, { sectionId: playing, soundId })
    await hotel.phone.get(toSectionUrl(stopped, true))
    await hotel.phone.post('/v2/enterprise/my/control', { sectionId: stopped, playing: false })

    const screen = openScreen()
    expect((await screen.read()).json()).toMatchObject({ code: 'ENTERPRISE_BOARD_UNKNOWN' })
    const paired = await hotel.pair(screen.code)
    expect(paired.statusCode).toBe(200)
    const response = await screen.read()
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store'])
    const at = app.clock.now.toISOString()
    const nothing = { since: null, until: null, titles: [] }
    expect(response.json()).toEqual({
      serverTime: at,
      companyName: 'ホテル',
      boardName: 'フロント',
      attentionSections: 2,
      hiddenSections: 0,
      sections: [
        {
          ...nothing,
          sectionId: empty,
          roomName: 'ロビー',
          sectionName: '区画3',
          kind: 'attention',
          reason: 'noSounds',
        },
        {
          ...nothing,
          sectionId: stopped,
          roomName: 'ロビー',
          sectionName: '区画2',
          kind: 'attention',
          reason: 'stopped',
          since: at,
        },
        {
          ...nothing,
          sectionId: playing,
          roomName: 'ロビー',
          sectionName: '区画1',
          kind: 'playing',
          reason: null,
          titles: ['静けさ'],
        },
      ],
    })
    expect(response.body).not.toContain(hotel.memberId)
    expect(await list(hotel.phone)).toEqual([
      { boardId: paired.json().boardId, name: 'フロント', rooms: null, seenAt: at, createdAt: at },
    ])
  })

  it('is read with a secret of which the service stores the hash only', async () => {
    const { secret } = await addBoard(await addHotel())
    const { rows } = await app.database.pool.query('select boards::text as row from boards')
    expect(JSON.stringify(rows)).not.toContain(secret)
    for (const headers of [{}, { 'x-hibiki-board': '' }, { 'x-hibiki-board': "' or 1=1 --" }])
      expect((await app.app.inject({ url: '/v2/enterprise/board', headers })).statusCode).toBe(401)
  })

  it('reads nothing else with its secret, and no session reads a board', async () => {
    const hotel = await addHotel()
    const { secret } = await addBoard(hotel)
    const headers = { 'x-hibiki-board': secret }
    for (const url of ['/v2/enterprise/my/overview', path, '/v2/enterprise/my/rooms'])
      expect((await app.app.inject({ url, headers })).statusCode).toBe(401)
    expect((await hotel.phone.get('/v2/enterprise/board')).statusCode).toBe(401)
  })

  it.each([
    ['a code that does not work', 'unknown', 400, 'E3001'],
    ['a code after too many wrong ones', 'too-many', 429, 'E4290'],
  ])('is not paired by %s', async (_what, code, statusCode, error) => {
    const hotel = await addHotel()
    const response = await hotel.pair(code)
    expect([response.statusCode, response.json().code]).toEqual([statusCode, error])
    if (statusCode === 429) expect(response.headers['retry-after']).toBe('60')
    else expect(response.json().fields).toEqual({ code: expect.any(String) })
    expect(await list(hotel.phone)).toEqual([])
  })

  it('is one board even if several accounts claim its code at once', async () => {
    const hotels = await Promise.all([addHotel(), addHotel()])
    const screen = openScreen()
    const responses = await Promise.all([...hotels, ...hotels].map(({ pair }) => pair(screen.code)))
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 400, 400])
    const lists = await Promise.all(hotels.map(({ phone }) => list(phone)))
    expect(lists.flat()).toHaveLength(1)
  })
})

describe('a code that was claimed', () => {
  it('pairs the screen for the same account after the pairing failed, as one board', async () => {
    const hotel = await addHotel()
    const screen = openScreen()
    const { pool } = app.database
    await pool.query('alter table boards add constraint no_board check (false) not valid')
    expect((await hotel.pair(screen.code)).statusCode).toBeGreaterThanOrEqual(500)
    await pool.query('alter table boards drop constraint no_board')
    const [first, again] = [await hotel.pair(screen.code), await hotel.pair(screen.code)]
    expect([first.statusCode, again.json()]).toEqual([200, first.json()])
    expect(await list(hotel.phone)).toHaveLength(1)
    expect((await screen.read()).statusCode).toBe(200)
  })

  it('pairs no screen that is the board of another company', async () => {
    const [hotel, other] = [await addHotel(), await addHotel()]
    const screen = openScreen()
    await hotel.pair(screen.code)
    await app.context.db
      .updateTable('accounts')
      .set({ agency_id: other.id })
      .where('member_id', '=', hotel.memberId)
      .execute()
    const response = await hotel.pair(screen.code)
    expect([response.statusCode, response.json().fields]).toEqual([400, { code: expect.any(String) }])
    expect(await list(other.phone)).toEqual([])
  })
})

describe('the boards of a company', () => {
  it('are at most 20, however many are paired at once; what is refused uses up no code', async () => {
    const hotel = await addHotel()
    const screens = Array.from({ length: 22 }, openScreen)
    for (const { code } of screens.slice(0, 18)) expect((await hotel.pair(code)).statusCode).toBe(200)
    const responses = await Promise.all(screens.slice(18).map(({ code }) => hotel.pair(code)))
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 409, 409])
    expect(await list(hotel.phone)).toHaveLength(20)
    const next = openScreen()
    expect((await hotel.pair(next.code)).json().code).toBe('ENTERPRISE_TOO_MANY')
    expect(shown.get(next.code)?.claimedBy).toBeUndefined()
  })

  it('are renamed, and show the chosen rooms only', async () => {
    const hotel = await addHotel()
    const spa = await addRoom(hotel.id, 'スパ')
    const board = await addBoard(hotel, [spa.roomId])
    expect(listShown(await board.read())).toEqual([spa.sectionId])
    const both = { boardId: board.boardId, name: ' 事務所 ', roomIds: [hotel.roomId, spa.roomId] }
    expect((await hotel.phone.post(path, both)).statusCode).toBe(200)
    expect(listShown(await board.read())).toHaveLength(3)
    expect((await list(hotel.phone))[0]).toMatchObject({
      name: '事務所',
      rooms: [
        { roomId: hotel.roomId, roomName: 'ロビー' },
        { roomId: spa.roomId, roomName: 'スパ' },
      ],
    })
  })

  it('show no other room after a chosen one was deleted, and new rooms only without a choice', async () => {
    const hotel = await addHotel()
    const spa = await addRoom(hotel.id, 'スパ')
    const [chosen, all] = [await addBoard(hotel, [spa.roomId]), await addBoard(hotel)]
    await app.context.db.deleteFrom('rooms').where('id', '=', spa.roomId).execute()
    const garden = await addRoom(hotel.id, '庭')
    expect((await chosen.read()).json()).toMatchObject({ sections: [], hiddenSections: 0 })
    expect(listShown(await all.read())).toEqual(
      expect.arrayContaining([...hotel.sectionIds, garden.sectionId]),
    )
    const rooms = new Set(
      (await list(hotel.phone)).map((board: { rooms: unknown }) => JSON.stringify(board.rooms)),
    )
    expect(rooms).toEqual(new Set(['[]', 'null']))
  })

  it('read nothing once they are released', async () => {
    const hotel = await addHotel()
    const [released, other] = [await addBoard(hotel), await addBoard(hotel)]
    expect((await hotel.phone.post(`${path}/release`, { boardId: released.boardId })).statusCode).toBe(200)
    const response = await released.read()
    expect([response.statusCode, response.json().code]).toEqual([401, 'ENTERPRISE_BOARD_UNKNOWN'])
    expect((await other.read()).statusCode).toBe(200)
    expect((await hotel.phone.post(`${path}/release`, { boardId: released.boardId })).statusCode).toBe(404)
  })

  it('are unknown to another company, as are its rooms', async () => {
    const [own, other] = [await addHotel(), await addHotel()]
    const board = await addBoard(other)
    const fields = { name: '掲示', roomIds: null }
    const screen = openScreen()
    const responses = [
      await own.phone.post(path, { boardId: board.boardId, ...fields }),
      await own.phone.post(`${path}/release`, { boardId: board.boardId }),
      await own.pair(screen.code, [other.roomId]),
      await other.phone.post(path, { boardId: board.boardId, ...fields, roomIds: [own.roomId] }),
    ]
    expect(responses.map((response) => response.json().code)).toEqual(['E4040', 'E4040', 'E4040', 'E4040'])
    expect(shown.get(screen.code)?.claimedBy).toBeUndefined()
    expect(listShown(await board.read())).toEqual(other.sectionIds)
  })

  it('stay with the company when its account is moved to another company or erased', async () => {
    const [own, other] = [await addHotel(), await addHotel()]
    const board = await addBoard(own)
    const headers = { cookie: await app.cookieFor({ roles: ['ROLE_ADMIN'], agencyCode: null }) }
    const url = `/admin/enterprise-accounts/${own.memberId}`
    await app.app.inject({ method: 'PUT', url, headers, payload: { agencyId: other.id } })
    expect(await list(own.phone)).toEqual([])
    expect((await own.phone.post(`${path}/release`, { boardId: board.boardId })).statusCode).toBe(404)
    expect(listShown(await board.read())).toEqual(own.sectionIds)
    const at = app.clock.now.toISOString()
    await app.deliver('identity.person-deleted.v1', { userId: own.memberId, at })
    expect((await own.phone.get(path)).statusCode).toBe(404)
    const response = await board.read()
    expect(listShown(response)).toEqual(own.sectionIds)
    expect(response.body).not.toContain(own.memberId)
  })

  it('show at most 200 sections and say how many there are in all, and how many of these need a person', async () => {
    const hotel = await addHotel(203)
    const { sections, attentionSections, hiddenSections } = (await (await addBoard(hotel)).read()).json()
    expect([sections.length, attentionSections, hiddenSections]).toEqual([200, 203, 3])
  })

  it('are listed and released by an administrator, with an entry in the record of changes', async () => {
    const hotel = await addHotel()
    const board = await addBoard(hotel)
    const headers = { cookie: await app.cookieFor({ roles: ['ROLE_ADMIN'], agencyCode: null }) }
    const url = `/admin/enterprise-agencies/${hotel.id}/boards`
    expect((await app.app.inject({ url, headers })).json()).toMatchObject([{ boardId: board.boardId }])
    const release = (agencyId: string) =>
      app.app.inject({
        method: 'POST',
        url: `/admin/enterprise-agencies/${agencyId}/boards/release`,
        headers,
        payload: { boardId: board.boardId },
      })
    expect((await release((await addHotel()).id)).statusCode).toBe(404)
    expect((await release(hotel.id)).statusCode).toBe(200)
    expect((await board.read()).statusCode).toBe(401)
    const changes = (await hotel.phone.get('/v2/enterprise/my/changes')).json()
    expect(
      changes.map(({ actorRole, action, change }: Record<string, unknown>) => [actorRole, action, change]),
    ).toEqual([
      ['administrator', 'board', { boardName: 'フロント', isDeleted: true }],
      ['enterprise', 'board', { boardName: 'フロント' }],
    ])
  })

  it('are seen once a minute', async () => {
    const hotel = await addHotel()
    const board = await addBoard(hotel)
    const seenAt = async () => (await list(hotel.phone))[0].seenAt
    expect(await seenAt()).toBeNull()
    await board.read()
    const first = app.clock.now.toISOString()
    app.advance(59)
    await board.read()
    expect(await seenAt()).toBe(first)
    app.advance(1)
    await board.read()
    expect(await seenAt()).toBe(app.clock.now.toISOString())
  })
})

it('a board shows exactly the sections that its company has in its rooms, whatever happened to all of them', async () => {
  const step = fc.record({
    what: fc.constantFrom(
      'pair',
      'choose',
      'choose foreign',
      'release',
      'add room',
      'delete room',
      'move account',
    ),
    hotel: fc.nat({ max: 1 }),
    pick: fc.nat({ max: 3 }),
    isAll: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      const hotels = await Promise.all([addHotel(1), addHotel(1)])
      const models = hotels.map((hotel) => ({
        hotel,
        phone: hotel.phone,
        rooms: new Map([[hotel.roomId, hotel.sectionIds[0] ?? '']]),
        boards: new Map<string, { read: ReturnType<typeof openScreen>['read']; roomIds: string[] | null }>(),
      }))
      const phones = hotels.map(({ phone }) => phone)
      for (const { what, hotel: index, pick, isAll } of steps) {
        const own = models[index]
        const other = models[1 - index]
        const phone = phones[index]
        if (!own || !other || !phone) throw new Error('there are two hotels')
        const [boardId, board] = [...own.boards][pick % Math.max(1, own.boards.size)] ?? []
        const rooms = [...own.rooms.keys()]
        const roomIds = isAll || rooms.length === 0 ? null : rooms.slice(0, 1 + (pick % rooms.length))
        if (what === 'pair') {
          const screen = openScreen()
          const paired = await phone.post(`${path}/pair`, { code: screen.code, name: '板', roomIds })
          own.boards.set(paired.json().boardId, { read: screen.read, roomIds })
        } else if (what === 'choose' && boardId && board) {
          expect((await phone.post(path, { boardId, name: '板', roomIds })).statusCode).toBe(200)
          board.roomIds = roomIds
        } else if (what === 'choose foreign' && boardId) {
          const foreign = [...rooms, ...other.rooms.keys()]
          if (foreign.length > rooms.length)
            expect((await phone.post(path, { boardId, name: '板', roomIds: foreign })).statusCode).toBe(404)
        } else if (what === 'release' && boardId && board) {
          await phone.post(`${path}/release`, { boardId })
          own.boards.delete(boardId)
          expect((await board.read()).statusCode).toBe(401)
        } else if (what === 'add room') {
          const added = await addRoom(own.hotel.id, `部屋${own.rooms.size}`)
          own.rooms.set(added.roomId, added.sectionId)
        } else if (what === 'delete room' && rooms.length > 0) {
          const roomId = rooms[pick % rooms.length] ?? ''
          await app.context.db.deleteFrom('rooms').where('id', '=', roomId).execute()
          own.rooms.delete(roomId)
        } else if (what === 'move account') {
          // The two accounts change places, and the boards do not.
          for (const [place, { hotel }] of models.entries())
            await app.context.db
              .updateTable('accounts')
              .set({ agency_id: hotel.id })
              .where('member_id', '=', phones[1 - place]?.userId ?? '')
              .execute()
          phones.reverse()
        }
        for (const { rooms: ownRooms, boards } of models)
          for (const { read, roomIds: chosen } of boards.values()) {
            const expected = [...ownRooms].filter(([roomId]) => chosen === null || chosen.includes(roomId))
            expect(listShown(await read()).toSorted()).toEqual(expected.map(([, id]) => id).toSorted())
          }
      }
    }),
    createPropertyParameters({ test: 15, prove: 200 }),
  )
})
