import { afterAll, describe, expect, it } from 'vitest'
import {
  addTestPerson,
  createChartsApp,
  createItemInput,
  OTHER_AGENCY_CODE,
  type TestPerson,
} from '../../testing/charts-app.ts'

const charts = await createChartsApp()
const pic = await addTestPerson(charts, { roles: ['ROLE_PERSON_IN_CHARGE'] })
const customer = await addTestPerson(charts)
afterAll(() => charts.close())

const format = (title: string, calteItems: object[]) => ({ title, calteItems })

describe('POST /pic/calte/register-format', () => {
  it.each([
    ['タイトルを入力してください。', format(' ', [createItemInput('a')])],
    ['ラベル名を入力してください。', format('題', [createItemInput(' ')])],
    ['項目は最低一つ追加してください。', format('題', [])],
    ['項目は20個まで追加できます。', format('題', Array(21).fill(createItemInput('a')))],
  ])('rejects with 400: %s', async (message, calteFormat) => {
    const refused = await pic.post('/pic/calte/register-format', { userId: customer.userId, calteFormat })
    expect([refused.statusCode, refused.json().message]).toEqual([400, message])
  })

  it('saves items that GET returns in display order, whatever gaps are between the priorities', async () => {
    const calteItems = [
      createItemInput('三', { verticalPriority: 90 }),
      createItemInput('一', { verticalPriority: 5 }),
      createItemInput('二', { verticalPriority: 7 }),
    ]
    await pic.post('/pic/calte/register-format', {
      userId: customer.userId,
      calteFormat: format('題', calteItems),
    })
    const saved = (await pic.get(`/pic/calte/get-format?userId=${customer.userId}`)).json()
    expect(saved.calteItems.map((one: { label: string }) => one.label)).toEqual(['一', '二', '三'])
  })
})

describe('the chart templates', () => {
  it('of the product are in the language of the caller and cannot be removed', async () => {
    const ja = (await pic.get('/pic/calte/template-list')).json()
    expect(ja).toHaveLength(6)
    const english = await addTestPerson(charts, { roles: ['ROLE_PERSON_IN_CHARGE'], language: 'en' })
    const en = (await english.get('/pic/calte/template-list')).json()
    expect(en.map((one: { name: string }) => one.name)).toContain('First counselling')
    const opened = (await pic.get(`/pic/calte/template?name=${encodeURIComponent('ヘッドスパ')}`)).json()
    expect([opened.removable, opened.calteItems.length > 5]).toEqual([false, true])
    const refused = await pic.post('/pic/calte/delete-template', { id: ja[0].id })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'CHARTS_TEMPLATE_NOT_REMOVABLE'])
  })

  it('of an agency are replaced only on request, and are invisible to other agencies', async () => {
    const save = (who: TestPerson, more: object = {}) =>
      who.post('/pic/calte/register-template', {
        templateName: '当店の記録',
        calteFormat: format('題', [createItemInput('a')]),
        ...more,
      })
    expect((await save(pic)).statusCode).toBe(200)
    expect((await save(pic)).json().code).toBe('CHARTS_TEMPLATE_EXISTS')
    expect(
      (await save(pic, { replace: true, calteFormat: format('新', [createItemInput('b')]) })).statusCode,
    ).toBe(200)
    expect((await save(pic, { templateName: 'フェイシャル' })).json().code).toBe(
      'CHARTS_TEMPLATE_NOT_REMOVABLE',
    )
    const foreign = await addTestPerson(charts, {
      roles: ['ROLE_PERSON_IN_CHARGE'],
      agencyCode: OTHER_AGENCY_CODE,
    })
    const path = `/pic/calte/template?name=${encodeURIComponent('当店の記録')}`
    expect((await foreign.get(path)).json().code).toBe('CHARTS_TEMPLATE_NOT_FOUND')
    const own = (await pic.get(path)).json()
    expect([own.title, own.removable]).toEqual(['新', true])
    expect((await foreign.post('/pic/calte/delete-template', { id: own.id })).statusCode).toBe(404)
    expect((await pic.post('/pic/calte/delete-template', { id: own.id })).statusCode).toBe(200)
    expect((await pic.get(path)).statusCode).toBe(404)
  })
})
