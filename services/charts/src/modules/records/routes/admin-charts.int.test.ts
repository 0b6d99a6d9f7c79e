import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import {
  addTestPerson,
  createChartsApp,
  createRecordBody,
  registerTestFormat,
  type TestPerson,
} from '../../../testing/charts-app.ts'

const charts = await createChartsApp()
const admin = await addTestPerson(charts, { roles: ['ROLE_ADMIN'], agencyCode: null, name: '管理 一郎' })
const pic = await addTestPerson(charts, { roles: ['ROLE_PERSON_IN_CHARGE'] })
afterAll(() => charts.close())

interface Template {
  id: string
  names: Record<string, string>
  formats: Record<string, { title: string; items: { label: string }[] }>
  acts: { at: string; actor: { id: string; name: string } | null }[]
}

/** Returns the body with which the console saves a template under another title. */
const retitled = ({ names, formats }: Template, title: string) => ({
  names,
  formats: Object.fromEntries(
    Object.entries(formats).map(([language, { items }]) => [language, { title, calteItems: items }]),
  ),
})
const put = (person: TestPerson, id: string, payload: object) =>
  person.put(`/admin/chart-templates/${id}`, payload)

describe('PUT /admin/chart-templates/{id}', () => {
  it('responds with 200, changes a template of the product, and logs who did it and the text before', async () => {
    const [ours] = (await admin.get('/admin/chart-templates?filter={"ours":true}')).json() as Template[]
    const { id, formats } = ours as Template
    const changed: Template = (await put(admin, id, retitled(ours as Template, '新しい題'))).json()
    expect(changed.formats.ja?.title).toBe('新しい題')
    expect(changed.acts).toEqual([
      { at: '2026-11-21T03:00:00.000Z', actor: { id: admin.userId, name: '管理 一郎' } },
    ])
    const log = await charts.database.db.selectFrom('template_log').selectAll().execute()
    expect(log.map((row) => row.formats_before.ja?.title)).toEqual([formats.ja?.title])
    await expect(charts.database.db.deleteFrom('template_log').execute()).rejects.toThrow('append-only')
  })

  it('responds with 404 to an unknown template, and rejects a change of an agency’s own without a log entry', async () => {
    const [ours] = (await admin.get('/admin/chart-templates?filter={"ours":true}')).json() as Template[]
    const body = retitled(ours as Template, '題')
    expect((await put(admin, randomUUID(), body)).statusCode).toBe(404)
    const calteFormat = { title: '店の題', calteItems: [{ type: 'text_field', label: '項目' }] }
    await pic.post('/pic/calte/register-template', { templateName: '店のひな形', calteFormat })
    const [theirs] = (await admin.get('/admin/chart-templates?filter={"ours":false}')).json() as Template[]
    const refused = await put(admin, theirs?.id ?? '', body)
    expect(refused.json().code).toBe('CHARTS_TEMPLATE_NOT_REMOVABLE')
    expect((await admin.get(`/admin/chart-templates/${theirs?.id}`)).json().acts).toEqual([])
  })

  it.each(['xx', 'JA', 'ja-JP', '__proto__', 'constructor', ''])(
    'rejects texts in a language that the product does not have (%j) with 400, and can still be read',
    async (language) => {
      const [ours] = (await admin.get('/admin/chart-templates?filter={"ours":true}')).json() as Template[]
      const { id } = ours as Template
      const body = retitled(ours as Template, '題')
      const withLanguage = <T>(texts: Record<string, T>, text: T) =>
        Object.fromEntries([...Object.entries(texts), [language, text]])
      const format = { title: '題', calteItems: [] }
      for (const refused of [
        { ...body, names: withLanguage(body.names, 'x') },
        { ...body, formats: withLanguage<object>(body.formats, format) },
      ]) {
        const response = await put(admin, id, refused)
        expect([response.statusCode, response.json().code]).toEqual([400, 'E3001'])
      }
      expect((await admin.get(`/admin/chart-templates/${id}`)).statusCode).toBe(200)
    },
  )

  it('keeps the log entry of a deleted administrator without the name', async () => {
    const leaving = await addTestPerson(charts, { roles: ['ROLE_ADMIN'], agencyCode: null })
    const [ours] = (await admin.get('/admin/chart-templates?filter={"ours":true}')).json() as Template[]
    const { id } = ours as Template
    await put(leaving, id, retitled(ours as Template, '題'))
    await charts.deliver('identity.person-deleted.v1', {
      userId: leaving.userId,
      at: '2026-11-21T03:00:00.000Z',
    })
    const { acts }: Template = (await admin.get(`/admin/chart-templates/${id}`)).json()
    expect(acts.map(({ actor }) => actor?.id ?? null)).toContain(null)
  })
})

describe('a chart in the console', () => {
  it('is opened, deleted and restored only with a reason, and each act is a row that the customer sees', async () => {
    const customer = await addTestPerson(charts)
    const { generalCalteId } = await registerTestFormat(pic, customer.userId)
    const id = (await pic.post('/common/calte/register-record', createRecordBody(generalCalteId, {}))).json()
    for (const act of ['view', 'delete', 'restore'])
      expect((await admin.post(`/admin/charts/${id}/${act}`, { reason: ' ' })).json().code).toBe(
        'CHARTS_REASON_REQUIRED',
      )
    for (const act of ['view', 'delete', 'restore'])
      expect((await admin.post(`/admin/charts/${id}/${act}`, { reason: `理由 ${act}` })).statusCode).toBe(200)
    const log = await charts.database.db
      .selectFrom('chart_log')
      .select(['action', 'reason', 'actor_role'])
      .where('record_id', '=', id)
      .orderBy('id')
      .execute()
    expect(log.map(({ action, reason }) => [action, reason])).toEqual([
      ['create', null],
      ['view', '理由 view'],
      ['delete', '理由 delete'],
      ['restore', '理由 restore'],
    ])
    expect((await customer.get('/customer/calte/views')).body).toContain('view')
  })

  it('cannot be restored after 30 days, with 404', async () => {
    const customer = await addTestPerson(charts)
    const { generalCalteId } = await registerTestFormat(pic, customer.userId)
    const id = (await pic.post('/common/calte/register-record', createRecordBody(generalCalteId, {}))).json()
    expect((await admin.post(`/admin/charts/${id}/delete`, { reason: '依頼' })).statusCode).toBe(200)
    const before = charts.clock.now
    charts.clock.now = new Date(before.getTime() + 31 * 24 * 3600 * 1000)
    const late = await admin.post(`/admin/charts/${id}/restore`, { reason: '依頼' })
    charts.clock.now = before
    expect([late.statusCode, late.json().code]).toEqual([404, 'CHARTS_RECORD_NOT_FOUND'])
  })
})
