import { createHash, createPublicKey, verify } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import {
  createEnterpriseApp,
  createTestDevice,
  insertTestAgency,
  publishTestSound,
  toSectionUrl,
} from '../../testing/enterprise-app.ts'
import { sendPlayingReport } from '../../testing/section-reports.ts'
import { watchSections } from '../alerts/watch-sections.ts'
import { createSignedStatement, type FileSignature, openFileSigner } from './file-signer.ts'
import { issueProofs } from './issue-proofs.ts'
import { tryLockProof } from './proofs.sql.ts'
import { listSilenceSpans } from './silence-spans.sql.ts'

const app = await createEnterpriseApp({ now: '2026-10-15T00:00:00.000Z' })
afterAll(() => app.close())

const proofsUrl = '/v2/enterprise/my/proofs'
const jst = (day: string, time: string) => new Date(`2026-11-${day}T${time}:00+09:00`)

/** Creates an enterprise, before November 2026, with an hour planned on the 10th, half of it played and half without a device. */
async function addHotel() {
  app.clock.now = new Date('2026-10-15T00:00:00.000Z')
  const agency = await insertTestAgency(app, { sections: 2 })
  const [sectionId = ''] = agency.sectionIds
  const span = (from: string, until: string) => ({
    section_id: sectionId,
    started_at: jst('10', from),
    ended_at: jst('10', until),
  })
  const { db } = app.context
  await db.insertInto('expected_spans').values(span('09:00', '10:00')).execute()
  await db.insertInto('play_spans').values(span('09:00', '09:30')).execute()
  await db
    .insertInto('silence_spans')
    .values({ ...span('09:30', '10:00'), reason: 'noDevice', stopped_by: null })
    .execute()
  const device = await createTestDevice(app, agency.memberId)
  app.clock.now = new Date('2026-12-02T00:00:00.000Z')
  const list = async () => (await device.get(proofsUrl)).json().proofs
  const download = async (proofId: string, file: string) => {
    const response = await device.get(`${proofsUrl}/file?${new URLSearchParams({ proofId, file })}`)
    return { statusCode: response.statusCode, headers: response.headers, bytes: response.rawPayload }
  }
  return { ...agency, sectionId, device, list, download }
}

const issue = (overrides: object = {}) =>
  issueProofs({ ...app.context, clock: () => app.clock.now, ...overrides }, new AbortController().signal)
const listKeys = async (): Promise<{ keyId: string; pem: string }[]> =>
  (await app.app.inject('/v2/enterprise/signing-keys')).json()

/** Checks a signature as somebody without an account does. */
async function isSigned(bytes: Buffer, signed: Buffer): Promise<boolean> {
  const { sha256, keyId, signature } = JSON.parse(String(signed)) as FileSignature
  const key = (await listKeys()).find((published) => published.keyId === keyId)
  if (!key || createHash('sha256').update(bytes).digest('hex') !== sha256) return false
  const statement = Buffer.from(createSignedStatement(sha256))
  return verify(null, statement, createPublicKey(key.pem), Buffer.from(signature, 'base64'))
}

describe('issue-proofs', () => {
  it('issues a month once, from a day after its end on, with the numbers of the report and signatures that hold', async () => {
    const { list, download, device, sectionId } = await addHotel()
    app.clock.now = new Date('2026-12-01T14:00:00.000Z')
    await issue()
    expect(await list()).toEqual([])
    app.clock.now = new Date('2026-12-01T15:00:00.000Z')
    await issue()
    const [proof] = await list()
    expect(proof).toMatchObject({
      month: '2026-11',
      version: 1,
      issuedAt: app.clock.now.toISOString(),
      plannedMinutes: 60,
      playedMinutes: 30,
      isReplaced: false,
    })
    const [pdf, csv] = [await download(proof.id, 'pdf'), await download(proof.id, 'csv')]
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="hibiki-proof-${proof.number}.pdf"`,
      'cache-control': 'no-store',
    })
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const signatures = [await download(proof.id, 'pdf-signature'), await download(proof.id, 'csv-signature')]
    expect(await isSigned(pdf.bytes, signatures[0]?.bytes ?? Buffer.of())).toBe(true)
    expect(await isSigned(csv.bytes, signatures[1]?.bytes ?? Buffer.of())).toBe(true)
    expect(await isSigned(csv.bytes, signatures[0]?.bytes ?? Buffer.of())).toBe(false)
    const changed = Buffer.from(csv.bytes)
    changed[changed.length - 3] = 0x39
    expect(await isSigned(changed, signatures[1]?.bytes ?? Buffer.of())).toBe(false)

    const report = await device.get(
      `/v2/enterprise/my/report?since=2026-11-01&until=2026-11-30&sectionId=${sectionId}`,
    )
    const [header = '', ...lines] = String(csv.bytes).split('\r\n')
    expect(header).toContain('予定中の無音：端末なし')
    const cells = lines.filter((line) => line.includes('区画1')).map((line) => line.split(','))
    expect(cells.map(([day, , , planned, played]) => [day, Number(planned), Number(played)])).toEqual(
      report
        .json()
        .map((row: { day: string; plannedMinutes: number; playedMinutes: number }) => [
          row.day,
          row.plannedMinutes,
          row.playedMinutes,
        ]),
    )
    const noDevice = header.split(',').indexOf('予定中の無音：端末なし')
    expect(cells.find(([day]) => day === '2026-11-10')?.[noDevice]).toBe('30')

    app.advance(3600)
    await issue()
    expect(await list()).toEqual([proof])
    expect((await download(proof.id, 'pdf')).bytes.equals(pdf.bytes)).toBe(true)
  })

  it('issues a new version once a device has reported late, and leaves the first as it was', async () => {
    const { list, download, memberId, sectionId, id } = await addHotel()
    const soundId = await publishTestSound(app, { agencyId: id })
    app.clock.now = jst('01', '00:00')
    const tablet = await createTestDevice(app, memberId)
    await tablet.get(toSectionUrl(sectionId))
    app.clock.now = new Date('2026-12-02T00:00:00.000Z')
    await issue()
    const [first] = await list()
    const before = await download(first.id, 'pdf')
    app.advance(3600)
    const report = {
      playingDmvId: soundId,
      playingDmvIds: [soundId],
      actStopping: false,
      oldestStopTime: null,
      since: jst('10', '09:30').toISOString(),
      reportedAt: jst('10', '09:45').toISOString(),
    }
    const reports = { sectionId, reports: [report] }
    expect((await tablet.post('/v2/enterprise/my/room/section/status/reports', reports)).statusCode).toBe(200)
    await issue()
    expect(await list()).toHaveLength(1)
    app.advance(3600)
    await issue()
    const versions = await list()
    expect(versions).toMatchObject([
      { version: 2, plannedMinutes: 60, playedMinutes: 45, isReplaced: false },
      { ...first, isReplaced: true },
    ])
    expect((await download(first.id, 'pdf')).bytes.equals(before.bytes)).toBe(true)
    expect((await download(versions[0].id, 'pdf')).bytes.equals(before.bytes)).toBe(false)
    for (let hours = 0; hours < 3; hours++) {
      app.advance(3600)
      await issue()
    }
    expect(await list()).toEqual(versions)
  })

  it('keeps a section that was deleted since in the new version', async () => {
    const { list, download, sectionIds, sectionId } = await addHotel()
    await issue()
    const { db } = app.context
    const [, second = ''] = sectionIds
    await db
      .insertInto('play_spans')
      .values({
        section_id: second,
        started_at: jst('11', '09:00'),
        ended_at: jst('11', '10:00'),
        late_at: app.clock.now,
      })
      .execute()
    await db.deleteFrom('sections').where('id', '=', sectionId).execute()
    app.advance(3600)
    await issue()
    const [newest] = await list()
    expect(newest).toMatchObject({ version: 2, plannedMinutes: 60, playedMinutes: 90 })
    expect(String((await download(newest.id, 'csv')).bytes)).toContain('区画1')
  })

  it('issues no new version for new names, another order or a deleted section alone', async () => {
    const { list, download, sectionIds, sectionId } = await addHotel()
    await issue()
    const [first] = await list()
    const before = String((await download(first.id, 'csv')).bytes)
    const { db } = app.context
    const [, second = ''] = sectionIds
    await db
      .updateTable('sections')
      .set({ name: '新しい名前', position: 99 })
      .where('id', '=', second)
      .execute()
    await db.deleteFrom('sections').where('id', '=', sectionId).execute()
    const reportLate = (day: string) =>
      db
        .insertInto('play_spans')
        .values({
          section_id: second,
          started_at: jst(day, '09:00'),
          ended_at: jst(day, day === '30' ? '09:00' : '10:00'),
          late_at: app.clock.now,
        })
        .execute()
    await reportLate('30')
    app.advance(3600)
    await issue()
    expect(await list()).toEqual([first])
    await reportLate('11')
    app.advance(3600)
    await issue()
    const [newest] = await list()
    const after = String((await download(newest.id, 'csv')).bytes)
    const toNames = (csv: string) => csv.split('\r\n').map((line) => line.split(',').slice(0, 3).join())
    expect(newest.version).toBe(2)
    expect(toNames(after)).toEqual(toNames(before))
  })

  it('issues the proofs of others when one cannot be issued, and tells so at the end', async () => {
    const [broken, other] = [await addHotel(), await addHotel()]
    const signer = app.context.proofSigner
    const proofSigner = {
      ...signer,
      sign(file: { name: string; bytes: Buffer }) {
        if (file.name.includes(broken.id.slice(-8))) throw new Error('no signature')
        return signer?.sign(file)
      },
    }
    await expect(issue({ proofSigner })).rejects.toThrow('1 proofs could not be issued: Error: no signature')
    expect([await broken.list(), await other.list()]).toMatchObject([[], [{ version: 1 }]])
    await issue()
    expect(await broken.list()).toMatchObject([{ version: 1 }])
  })

  it('leaves a proof to the replica that makes it, and stops between two when the service closes', async () => {
    const { list, id } = await addHotel()
    const { db } = app.context
    await db.transaction().execute(async (trx) => {
      expect(await tryLockProof(trx, { agencyId: id, month: '2026-11' })).toBe(true)
      await issue()
      expect(await list()).toEqual([])
    })
    const closed = issueProofs({ ...app.context, clock: () => app.clock.now }, AbortSignal.abort())
    await expect(closed).rejects.toThrow('aborted')
    await Promise.all([issue(), issue(), issue()])
    expect(await list()).toMatchObject([{ version: 1 }])
  })

  it('goes on publishing the key of earlier proofs after it was replaced', async () => {
    const [old, later] = [await addHotel(), await addHotel()]
    app.clock.now = new Date('2026-12-02T00:00:00.000Z')
    await issue()
    await app.context.db.deleteFrom('proofs').where('agency_id', '=', later.id).execute()
    await issue({ proofSigner: openFileSigner(Buffer.alloc(32, 9).toString('base64url')) })
    const keyIds = []
    for (const { list, download } of [old, later]) {
      const [{ id, number }] = await list()
      const signature = (await download(id, 'pdf-signature')).bytes
      expect(await isSigned((await download(id, 'pdf')).bytes, signature)).toBe(true)
      const { keyId } = JSON.parse(String(signature))
      expect(number).toContain(`-${keyId.slice(0, 6)}-`)
      keyIds.push(keyId)
    }
    expect(new Set(keyIds).size).toBe(2)
  })

  it('issues nothing without a key, nor for an enterprise in which nothing was planned or played', async () => {
    const { list } = await addHotel()
    await issue({ proofSigner: null })
    expect(await list()).toEqual([])
    app.clock.now = new Date('2026-10-15T00:00:00.000Z')
    const idle = await insertTestAgency(app)
    const empty = {
      section_id: idle.sectionIds[0] ?? '',
      started_at: jst('10', '09:00'),
      ended_at: jst('10', '09:00'),
    }
    await app.context.db.insertInto('expected_spans').values(empty).execute()
    await app.context.db.insertInto('play_spans').values(empty).execute()
    app.clock.now = new Date('2026-12-02T00:00:00.000Z')
    await issue()
    const device = await createTestDevice(app, idle.memberId)
    expect((await device.get(proofsUrl)).json()).toEqual({ isOffered: true, proofs: [] })
  })

  it('does not exist for another enterprise, and is there for an administrator', async () => {
    const [own, other] = [await addHotel(), await addHotel()]
    await issue()
    const [{ id: proofId }] = await own.list()
    expect((await other.download(proofId, 'pdf')).statusCode).toBe(404)
    expect((await own.download('\u0000', 'pdf')).statusCode).toBe(400)
    const cookie = await app.cookieFor({ roles: ['ROLE_ADMIN'], agencyCode: null })
    const asAdmin = (agencyId: string) =>
      app.app.inject({
        url: `/admin/enterprise-agencies/${agencyId}/proofs/file?proofId=${proofId}&file=csv`,
        headers: { cookie },
      })
    expect((await asAdmin(own.id)).rawPayload.equals((await own.download(proofId, 'csv')).bytes)).toBe(true)
    expect((await asAdmin(other.id)).statusCode).toBe(404)
  })
})

describe('the reasons of silences', () => {
  it('are observed with who stopped by role, and go on while they stay the same', async () => {
    app.clock.now = new Date('2026-12-03T00:00:00.000Z')
    const { id, memberId, sectionIds } = await insertTestAgency(app, { sections: 1 })
    const [sectionId = ''] = sectionIds
    const soundId = await publishTestSound(app, { agencyId: id })
    const observed = () =>
      app.context.db
        .selectFrom('silence_spans')
        .select(['reason', 'stopped_by', 'started_at', 'ended_at'])
        .where('section_id', '=', sectionId)
        .orderBy('started_at')
        .execute()
    const watch = async () => {
      app.advance(30)
      await watchSections(app.context)
    }
    await watch()
    const never = app.clock.now
    await watch()
    expect(await observed()).toEqual([
      { reason: 'neverStarted', stopped_by: null, started_at: never, ended_at: app.clock.now },
    ])
    const tablet = await createTestDevice(app, memberId)
    await tablet.get(toSectionUrl(sectionId))
    await tablet.post('/v2/enterprise/my/control', { sectionId, playing: true })
    await sendPlayingReport(tablet, { sectionId, soundId })
    app.advance(5)
    await watchSections(app.context)
    expect(await observed()).toHaveLength(1)
    await tablet.post('/v2/enterprise/my/control', { sectionId, playing: false })
    await watch()
    await tablet.post('/v2/enterprise/my/control', { sectionId, playing: true })
    await watch()
    expect((await observed()).map(({ reason, stopped_by }) => [reason, stopped_by])).toEqual([
      ['neverStarted', null],
      ['stopped', 'enterprise'],
      ['offline', null],
    ])
  })

  it('names who stopped a section only while that change is the last order', async () => {
    app.clock.now = new Date('2026-12-04T00:00:00.000Z')
    const { id, memberId, sectionIds } = await insertTestAgency(app, { sections: 1 })
    const [sectionId = ''] = sectionIds
    const [first, second] = [
      await publishTestSound(app, { agencyId: id }),
      await publishTestSound(app, { agencyId: id }),
    ]
    const tablet = await createTestDevice(app, memberId)
    await tablet.get(toSectionUrl(sectionId))
    const order = async (change: object) => {
      app.advance(1)
      return (await tablet.post('/v2/enterprise/my/control', { sectionId, ...change })).json()
    }
    const undo = async (changeId: string) => {
      app.advance(1)
      const response = await tablet.post('/v2/enterprise/my/control/undo', { changeId })
      expect(response.statusCode).toBe(200)
    }
    const readCause = async () => {
      await tablet.get(toSectionUrl(sectionId))
      app.advance(10)
      await watchSections(app.context)
      const range = { sectionId, from: new Date(0), until: app.clock.now }
      return (await listSilenceSpans(app.context.db, range)).at(-1)?.cause
    }
    await order({ soundIds: [first] })
    await order({ playing: false })
    expect(await readCause()).toBe('stoppedByEnterprise')
    const volume = await order({ volume: 0.2 })
    expect(await readCause()).toBe('stopped')
    await undo(volume.changeId)
    expect(await readCause()).toBe('stoppedByEnterprise')
    const start = await order({ soundIds: [second] })
    await undo(start.changeId)
    expect(await readCause()).toBe('stoppedByEnterprise')
    await app.context.db
      .updateTable('changes')
      .set({ actor_role: 'administrator' })
      .where('agency_id', '=', id)
      .execute()
    expect(await readCause()).toBe('stoppedByAdministrator')
    await order({ playing: false, volume: 0.3 })
    expect(await readCause()).toBe('stopped')
    await app.context.db.deleteFrom('changes').where('agency_id', '=', id).execute()
    expect(await readCause()).toBe('stopped')
  })
})
