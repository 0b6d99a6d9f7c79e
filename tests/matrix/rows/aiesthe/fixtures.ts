import { standInPhotos } from '@hibiki/aiesthe/stand-in-photos'
import { demoLoginByCaller, type MatrixWorld, type RunningTestService } from '../../matrix.ts'
import { getDemoUserId } from '../../world.ts'

export interface AiestheFixtures {
  customerId: string
  /** Two diagnoses of `customer`: one finished and published, and one that waits for its Before photo. */
  resultId: string
  openId: string
  /** A diagnosis of `otherCustomer` that waits for its After photo. */
  otherOpenId: string
  /** A photo that passes as one of a good face, as base64. */
  image: string
  /** Another photo of a good face, for the After photo. */
  laterImage: string
  /** A link to a photo of `customer`, made for another session. */
  photoLink: string
  therapySoundId: string
  mentalCheckId: string
  /** A result that `customer` saved. */
  stressResultId: string
  /** The chart record of `customer`, which refers to another diagnosis that is finished and published. */
  recordId: string
  /** Version of the current text on how answers of mental checks are used. */
  dataUseVersion: string
}

const everything = '{aiesthe,face-diagnosis,sound-therapy,dr-ai-healthcare}'

/** Everybody has agreed; both customers have the whole plan; `customer` has a finished diagnosis that is published. */
export async function prepareAiestheFixtures(
  world: MatrixWorld,
  service: RunningTestService,
): Promise<AiestheFixtures> {
  const { value } = service
  await value(
    `insert into aiesthe.current_documents (document, version, published_at) values ('providing-data', '1', now())
     on conflict (document) do update set version = excluded.version, published_at = excluded.published_at`,
  )
  for (const caller of Object.keys(demoLoginByCaller) as (keyof typeof demoLoginByCaller)[])
    await value(
      `insert into aiesthe.consents (member_id, agreed, version, decided_at) values ($1, true, '1', now())`,
      [getDemoUserId(caller)],
    )
  for (const caller of ['customer', 'otherCustomer'] as const)
    await value(
      `insert into aiesthe.entitlements (member_id, functions, payment_unconfirmed, revision)
       values ($1, '${everything}', false, 1)`,
      [getDemoUserId(caller)],
    )
  await value(
    `insert into aiesthe.member_profiles (member_id, name, customer_of_agency, changed_at)
     values ($1, '東京 花子', '100000000001', now())`,
    [getDemoUserId('customer')],
  )
  await value(
    `insert into aiesthe.sounds (sound_id, kind, title, cluster, minutes_course, duration_seconds, frequencies, published_at)
     select uuidv7(), 'aiesthe', '{"ja": "音", "en": "sound"}', cluster, 10, 600, '{44}', now() from generate_series(1, 4) as cluster`,
  )
  const therapySoundId = await value(
    `insert into aiesthe.sounds (sound_id, kind, title, cluster, body_parts, duration_seconds, frequencies, published_at)
     values (uuidv7(), 'sound_therapy', '{"ja": "音", "en": "sound"}', 1, '{eyes}', 300, '{44}', now()) returning sound_id`,
  )
  const mentalCheckId = await value('insert into aiesthe.mental_checks default values returning id')
  await value(
    `insert into aiesthe.mental_check_versions (check_id, version, title, items)
     values ($1, 1, '{"ja": "問", "en": "check"}', $2)`,
    [mentalCheckId, JSON.stringify([question])],
  )
  const recordId = await value(
    `with named as (
       insert into aiesthe.face_results (member_id, published, started_at, before_at, after_at)
       values ($1, true, now(), now(), now()) returning id
     )
     insert into aiesthe.chart_records (record_id, member_id, result_id, removed, changed_at)
     select uuidv7(), $1, id, false, now() from named returning record_id`,
    [getDemoUserId('customer')],
  )
  const image = standInPhotos.before.toString('base64')
  const laterImage = standInPhotos.after.toString('base64')
  const { version: dataUseVersion } = await world.ask<{ version: string }>(
    service,
    'customer',
    '/mental-check/data-use',
  )
  for (const caller of Object.keys(demoLoginByCaller) as (keyof typeof demoLoginByCaller)[])
    if (caller !== 'enterprise')
      await world.ask(service, caller, '/mental-check/decide-data-use', {
        agreement: true,
        version: dataUseVersion,
      })
  type Step = { facialExpressionSoundResultId: string; beforeImage: string }
  const step = (caller: 'customer' | 'otherCustomer') =>
    world.ask<Step>(service, caller, '/aiesthe/current-step')
  const { facialExpressionSoundResultId: resultId } = await step('customer')
  const photo = { id: resultId, course: 1, image, publish: true }
  await world.ask(service, 'customer', '/aiesthe/detect', photo)
  const { beforeImage } = await step('customer')
  await world.ask(service, 'customer', '/aiesthe/detect-after', { ...photo, image: laterImage })
  const { facialExpressionSoundResultId: otherOpenId } = await step('otherCustomer')
  await world.ask(service, 'otherCustomer', '/aiesthe/detect', { ...photo, id: otherOpenId })
  const stress = { score: 30, forChoice: true }
  const { id: stressResultId } = await world.ask<{ id: string }>(
    service,
    'customer',
    '/stress-check/save',
    stress,
  )
  return {
    stressResultId,
    customerId: getDemoUserId('customer'),
    resultId,
    otherOpenId,
    image,
    laterImage,
    therapySoundId,
    mentalCheckId,
    recordId,
    dataUseVersion,
    openId: (await step('customer')).facialExpressionSoundResultId,
    photoLink: beforeImage,
  }
}

const choice = { id: 'yes', display: { ja: 'はい', en: 'Yes' }, ansValue: 1 }
const question = {
  id: 'q1',
  questionNo: 1,
  name: { ja: '調子', en: 'Mood' },
  requires: true,
  cluster: 1,
  choices: [choice, { ...choice, id: 'no', ansValue: 0 }],
}
