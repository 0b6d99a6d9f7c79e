import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import type { ContentApp } from './content-app.ts'
import { createMp3, toMp3DataUrl } from './mp3.ts'

/** A member who may upload, and the master data that an upload refers to. */
export interface Uploader {
  userId: string
  cookie: string
  post(path: string, body?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
}

export async function createUploader(
  { app, sessions }: Pick<ContentApp, 'app' | 'sessions'>,
  session: Parameters<ContentApp['sessions']['cookieFor']>[0] = { authorities: ['upload_operator'] },
): Promise<Uploader> {
  const userId = session.userId ?? randomUUID()
  const cookie = await sessions.cookieFor({ ...session, userId })
  return {
    userId,
    cookie,
    post: (url, payload, headers) =>
      app.inject({ method: 'POST', url, headers: { cookie, ...headers }, ...(payload && { payload }) }),
    get: (url, headers) => app.inject({ method: 'GET', url, headers: { cookie, ...headers } }),
  }
}

export interface MasterDataIds {
  genre: string
  musicGenre: string
  country: string
  tag: string
  otherTag: string
  purposeDetail: string
}

/** Inserts one row of each kind of master data. */
export async function addMasterData({
  database: { db },
}: Pick<ContentApp, 'database'>): Promise<MasterDataIds> {
  const row = (code: string, name_ja: string, name_en: string) => ({ code, name_ja, name_en })
  const id = async (found: Promise<{ id: string }>) => (await found).id
  const genre = (code: string, family: 'sound' | 'music', ja: string, en: string) =>
    id(
      db
        .insertInto('genres')
        .values({ ...row(code, ja, en), family })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
  const named = (table: 'countries' | 'tags', code: string, ja: string, en: string) =>
    id(
      db
        .insertInto(table)
        .values(row(code, ja, en))
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
  await db.insertInto('purposes').values({ code: '01', name_ja: '美容', name_en: 'Beauty' }).execute()
  return {
    genre: await genre('ocean', 'sound', '海', 'Ocean'),
    musicGenre: await genre('piano', 'music', 'ピアノ', 'Piano'),
    country: await named('countries', 'fi', 'フィンランド', 'Finland'),
    tag: await named('tags', 'sleep', '眠り', 'Sleep'),
    otherTag: await named('tags', 'water', '水辺', 'Waterside'),
    purposeDetail: await id(
      db
        .insertInto('purpose_details')
        .values({ ...row('skin', '素肌のお手入れ', 'Skin care time'), purpose_code: '01' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    ),
  }
}

let tone = 200

/** Returns a short mp3 as a data URL, a different one on every call. */
export async function createSoundDataUrl(seconds = 2): Promise<string> {
  tone += 7
  return toMp3DataUrl(await createMp3({ seconds, hz: tone }))
}

/** Returns a valid body of upload/sound-dmv. */
export async function createUploadSoundBody(master: MasterDataIds, more: object = {}) {
  return {
    planCode: '02',
    title: '夜の海',
    genreId: master.genre,
    countryId: master.country,
    place: 'ヘルシンキ',
    tagIds: [master.tag],
    purposeDetailId: master.purposeDetail,
    fileName: 'sea.mp3',
    dmv: await createSoundDataUrl(),
    ...more,
  }
}

/** Returns the events of a sound in the outbox, oldest first. */
export async function listSoundEvents({ database: { db } }: Pick<ContentApp, 'database'>, soundId: string) {
  const rows = await db.selectFrom('outbox').select(['subject', 'payload']).orderBy('occurred_at').execute()
  return rows.filter(({ payload }) => (payload as { soundId?: string }).soundId === soundId)
}
