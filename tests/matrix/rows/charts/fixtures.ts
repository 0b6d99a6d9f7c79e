import { createHash, randomBytes } from 'node:crypto'
import { createTestPhoto } from '@hibiki/charts/test-photos'
import { demoLoginByCaller, type MatrixWorld, type RunningTestService } from '../../matrix.ts'
import { getDemoUserId } from '../../world.ts'

export interface ChartsFixtures {
  customerId: string
  /** The format of `customer`, which has a field of each side. */
  versionId: string
  staffItemId: string
  recordId: string
  deletedRecordId: string
  /** A photo of the record that is published to `customer`, and a link to it that was made for another session. */
  photoId: string
  photoLink: string
  /** A template of the product, and one of the agency of `pic`. */
  templateId: string
  agencyTemplateId: string
  /** Name of the file of the calendar feed of `customer`. */
  feedFile: string
  /** A weekly appointment of `customer` that `pic` serves; each row changes it in a state of its own. */
  appointmentId: string
  /** The day of its first occurrence. */
  appointmentDay: string
}

const agencies: Partial<Record<keyof typeof demoLoginByCaller, string>> = {
  customer: '100000000001',
  pic: '100000000001',
  otherCustomer: '100000000002',
  foreignPic: '100000000002',
}

/** Everybody is projected; `customer` has a format, a record, a deleted one and a calendar feed; `pic` has saved a template. */
export async function prepareChartsFixtures(
  world: MatrixWorld,
  service: RunningTestService,
): Promise<ChartsFixtures> {
  const { value } = service
  for (const caller of Object.keys(demoLoginByCaller) as (keyof typeof demoLoginByCaller)[])
    await value(
      `insert into charts.customers (member_id, login_name, name, email, is_customer, is_member, agency_code, search_text, changed_at)
       values ($1, $2, '東京 花子', $2 || '@hibiki.example', $3, true, $4, '東京花子', now())`,
      [getDemoUserId(caller), caller, /customer/i.test(caller), agencies[caller] ?? null],
    )
  const customerId = getDemoUserId('customer')
  const item = { type: 'text_field', label: '項目' }
  const calteFormat = { title: '施術記録', calteItems: [item, { ...item, customerInput: true }] }
  await world.ask(service, 'pic', '/pic/calte/register-format', { userId: customerId, calteFormat })
  await world.ask(service, 'pic', '/pic/calte/register-template', { templateName: '当店', calteFormat })
  const format = await world.ask<{ generalCalteId: string; calteItems: { id: string }[] }>(
    service,
    'pic',
    `/pic/calte/get-format?userId=${customerId}`,
  )
  const calteRecord = { generalCalteId: format.generalCalteId, calteInputRecords: [] }
  const save = () => world.ask<string>(service, 'pic', '/common/calte/register-record', { calteRecord })
  const [recordId, deletedRecordId] = [await save(), await save()]
  await world.ask(service, 'pic', `/pic/calte/delete-record?calteId=${deletedRecordId}`, {})
  await world.ask(service, 'customer', '/customer/calte/sharing', { photos: true })
  const image = (await createTestPhoto('#c08060')).toString('base64')
  const photo = await world.ask<{ id: string; url: string }>(service, 'pic', '/pic/calte/add-photo', {
    calteRecordId: recordId,
    image,
    published: true,
  })
  const token = randomBytes(32).toString('base64url')
  await value(
    `insert into charts.calendar_feeds (member_id, token_hash, created_at) values ($1, $2, now())`,
    [customerId, createHash('sha256').update(token).digest()],
  )
  const appointmentDay = await value(
    `select to_char(now() at time zone 'Asia/Tokyo' + interval '1 day', 'YYYY-MM-DD')`,
  )
  const { id: appointmentId } = await world.ask<{ id: string }>(service, 'pic', '/calendar/appointments', {
    title: 'フェイシャル',
    customerId,
    start: `${appointmentDay} 10:00:00`,
    minutes: 60,
    repeat: { frequency: 'weekly', interval: 1, weekdays: [], until: null },
  })
  return {
    customerId,
    appointmentId,
    appointmentDay,
    versionId: format.generalCalteId,
    staffItemId: format.calteItems[0]?.id ?? '',
    recordId,
    deletedRecordId,
    photoId: photo.id,
    photoLink: photo.url,
    feedFile: `${token}.ics`,
    templateId: await value(`select id from charts.templates where agency_code is null limit 1`),
    agencyTemplateId: await value(`select id from charts.templates where agency_code is not null`),
  }
}
