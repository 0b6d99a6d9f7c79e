import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { toTemplateFormErrors, toTemplateFormValues, toTemplateUpdateBody } from './template-form-values.ts'

const folder = new URL('../../../../services/charts/templates/', import.meta.url)
const templates = readdirSync(folder).map((file) => {
  const { names, formats } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  for (const { items } of Object.values<{ items: { beforeAfter?: object | null }[] }>(formats))
    for (const [index, item] of items.entries())
      item.beforeAfter = index > 1 ? null : { moment: index === 0 ? 'before' : 'after', pair: 7 }
  return { file, names, formats }
})

it.each(templates)('converts $file to the form and back without a change', ({ names, formats }) => {
  const body = toTemplateUpdateBody(toTemplateFormValues({ names, formats }), { names, formats })
  expect(body.names).toEqual(names)
  for (const [language, { title, items }] of Object.entries<{ title: string; items: object[] }>(formats)) {
    expect(body.formats[language]).toEqual({
      title,
      // Only the order matters: the form numbers the items anew.
      calteItems: items.map((item, index) => ({ ...item, verticalPriority: index * 10 })),
    })
  }
})

it('keeps languages that the form does not support', () => {
  const formats = { ja: { title: '題', items: [] }, cn: { title: '题', items: [] } }
  const body = toTemplateUpdateBody(toTemplateFormValues({ names: { ja: '名', cn: '名字' }, formats }), {
    names: { ja: '名', cn: '名字' },
    formats,
  })
  expect(body.names).toEqual({ ja: '名', cn: '名字', en: '' })
  expect(body.formats.cn).toEqual({ title: '题', calteItems: [] })
})

it.each([
  ['names.en', 'nameEn'],
  ['formats.ja.title', 'titleJa'],
  ['formats.en.calteItems', 'items'],
  ['formats.en.calteItems.12.label', 'items.12.labelEn'],
  ['formats.ja.calteItems.0.selection.3', 'items.0.optionsJa'],
  ['formats.ja.calteItems.0.defaultDispValue', 'items.0.hintJa'],
  ['formats.en.calteItems.0.defaultInnerValue', 'items.0.storedEn'],
  ['formats.en.calteItems.0.rangeTo', 'items.0.rangeTo'],
  ['formats.en.calteItems.0.beforeAfter.pair', 'items.0.pair'],
])('shows an error of the field %s at the input %s', (field, input) => {
  expect(toTemplateFormErrors({ [field]: '誤り' }, '')).toEqual({ [input]: '誤り' })
})
