import { formatJstDateTime } from '@hibiki/calendar'
import { expect, vi } from 'vitest'
import type { MatrixWorld, RunningTestService } from '../../matrix.ts'
import { getDemoUserId } from '../../world.ts'

export interface ContentFixtures {
  /** A link to the sample for visitors, and one made for a session of `customer`. */
  freeLink: string
  ownLink: string
  soundId: string
  therapySoundId: string
  aiestheSoundId: string
  enterpriseSoundId: string
  purposeDetailId: string
  /** A play of `customer`. */
  recordId: string
  /** The description of a sound, with ids that exist. */
  described: object
  musicGenreId: string
  /** Master data that sounds refer to. */
  used: { tag: string; genre: string; country: string; purposeDetail: string }
  /** An upload in pieces that `admin` has opened. */
  uploadKey: string
}

/** Plays and links of `customer`, whose person in charge is `pic`, and an upload of `admin`. */
export async function prepareContentFixtures(
  world: MatrixWorld,
  service: RunningTestService,
): Promise<ContentFixtures> {
  const { value } = service
  const customer = getDemoUserId('customer')
  await value(
    `insert into content.member_profiles (member_id, name, customer_of_agency, changed_at)
     values ($1, '東京 花子', '100000000001', now())`,
    [customer],
  )
  await value(
    `insert into content.entitlements (member_id, functions, payment_unconfirmed, revision)
     values ($1, '{with-soundesthe}', false, 1)`,
    [customer],
  )
  // None of the few sounds of tests may be an accompaniment.
  await value(
    `update content.medical_sounds set plan_code = '01'
     where sound_id = (select sound_id from content.medical_sounds order by sound_id desc limit 1)`,
  )
  await value(
    `insert into content.sound_analyses (sound_id, peaks, frequencies)
     select id, array_fill(50::smallint, array[240]), '{44}' from content.sounds on conflict do nothing`,
  )
  // The service may be measuring one itself at this moment.
  await vi.waitFor(
    async () => expect(await value('select count(*) from content.analysis_attempts')).toBe('0'),
    { timeout: 30_000, interval: 50 },
  )
  type Sound = { id: string; soundSrc: string }
  const own = await world.ask<Sound>(service, 'customer', '/soundesthe/random')
  const free = await world.ask<Sound>(service, 'visitor', '/soundesthe/free-sound')
  await world.ask(service, 'customer', '/dmv/record-playing', createPlayBody(own.id))
  await world.ask(service, 'customer', '/activity/seven-nights/start', sevenNightsBody)
  const idsOf = (kind: string) =>
    value('select id from content.sounds where kind = $1 and not free_sample order by id limit 1', [kind])
  const first = (table: string) => value(`select id from content.${table} order by id limit 1`)
  const { key } = await world.ask<{ key: string }>(service, 'admin', '/upload/aiesthe-dmv', {
    ...pieceUploadBody,
    faceExpCluster: 1,
    minutesCourse: 1,
  })
  return {
    freeLink: free.soundSrc,
    ownLink: own.soundSrc,
    soundId: await idsOf('sound'),
    therapySoundId: await idsOf('sound_therapy'),
    aiestheSoundId: await idsOf('aiesthe'),
    enterpriseSoundId: await idsOf('enterprise'),
    purposeDetailId: await value(
      'select purpose_detail_id from content.medical_sounds where purpose_detail_id is not null limit 1',
    ),
    recordId: await value('select id from content.plays where member_id = $1', [customer]),
    described: {
      title: '題名',
      genreId: await value(`select id from content.genres where family = 'sound' order by id limit 1`),
      countryId: await first('countries'),
      tagIds: [await first('tags')],
      purposeDetailId: await first('purpose_details'),
    },
    musicGenreId: await value(`select id from content.genres where family = 'music' order by id limit 1`),
    used: {
      tag: await value('select tag_id from content.sound_tags limit 1'),
      genre: await value('select genre_id from content.medical_sounds limit 1'),
      country: await value(
        'select country_id from content.medical_sounds where country_id is not null limit 1',
      ),
      purposeDetail: await value(
        'select purpose_detail_id from content.medical_sounds where purpose_detail_id is not null limit 1',
      ),
    },
    uploadKey: key,
  }
}

/** Describes a file that is uploaded later, in pieces. */
export const pieceUploadBody = { fileName: 'new.mp3', dmv: '', fileSize: 100_000 }

/** Creates the body of a play of a minute that ended a minute ago. */
export const sevenNightsBody = { aim: 'sleep', minutes: 10, remindAt: '22:00', reminder: false }

export function createPlayBody(vibrationId: string, dmvTypeCode = '02', planCode = '01') {
  const end = Date.now() - 60_000
  return {
    dmvTypeCode,
    planCode,
    vibrationId,
    startDateTime: formatJstDateTime(end - 60_000),
    endDateTime: formatJstDateTime(end),
    totalPlayingTime: '00:01:00',
  }
}
