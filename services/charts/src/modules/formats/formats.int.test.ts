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

describe('items of before and after', () => {
  const number = (label: string, more: object = {}) =>
    createItemInput(label, { rangeFrom: 0, rangeTo: 10, ...more })
  const before = { beforeAfter: { moment: 'before', pair: 4 } }
  const after = { beforeAfter: { moment: 'after', pair: 4 } }
  const save = (calteItems: object[]) =>
    pic.post('/pic/calte/register-format', { userId: customer.userId, calteFormat: format('題', calteItems) })
  const listSides = async () => {
    const saved = (await pic.get(`/pic/calte/get-format?userId=${customer.userId}`)).json()
    return saved.calteItems.map((one: { beforeAfter: object | null }) => one.beforeAfter)
  }

  it('are those that were chosen, and where nothing was the words in the labels tell', async () => {
    const saved = await save([
      number('はじめ', before),
      number('おわり', after),
      number('施術前の水分'),
      number('施術後の水分'),
      number('施術前の油分', { beforeAfter: null }),
    ])
    expect(saved.statusCode).toBe(200)
    const byLabel = [{ moment: 'before', pair: 1 }, { moment: 'after', pair: 1 }, null]
    expect(await listSides()).toEqual([before.beforeAfter, after.beforeAfter, ...byLabel])
  })

  it('are told by the labels in a format of the release before', async () => {
    await save([number('施術前の水分', { beforeAfter: null }), number('施術後の水分', { beforeAfter: null })])
    expect(await listSides()).toEqual([null, null])
    const { db } = charts.database
    await db.updateTable('format_items').set({ moment: null, pair: null }).execute()
    expect(await listSides()).toEqual([
      { moment: 'before', pair: 1 },
      { moment: 'after', pair: 1 },
    ])
  })

  it.each([
    ['two of one moment', [number('a', before), number('b', before)], 'calteItems.1'],
    ['another range', [number('a', before), number('b', { ...after, rangeTo: 100 })], 'calteItems.1'],
    ['another kind', [number('a', before), createItemInput('b', after)], 'calteItems.1'],
  ])('400 CHARTS_PAIR_INVALID for %s in one pair', async (_what, calteItems, field) => {
    const { code, fields } = (await save(calteItems)).json()
    expect([code, Object.keys(fields)]).toEqual(['CHARTS_PAIR_INVALID', [field]])
  })

  it.each([
    [{ moment: 'now', pair: 1 }],
    [{ moment: 'before', pair: 0 }],
    [{ moment: 'before', pair: 21 }],
    ['x'],
  ])('400 E3001 for %j', async (beforeAfter) => {
    expect((await save([number('a', { beforeAfter })])).json().code).toBe('E3001')
  })

  it('are in the templates of the product', async () => {
    const path = `/pic/calte/template?name=${encodeURIComponent('ボディケア')}`
    const { calteItems } = (await pic.get(path)).json()
    const moments = calteItems.flatMap(
      (one: { beforeAfter: { moment: string } | null }) => one.beforeAfter?.moment ?? [],
    )
    expect(moments).toEqual(['before', 'after'])
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
