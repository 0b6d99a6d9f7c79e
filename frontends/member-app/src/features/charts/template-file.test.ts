import { describe, expect, it } from 'vitest'
import { createEmptyItem } from './format.rules.ts'
import { parseTemplateFile, serializeTemplateFile } from './template-file.ts'

const values = {
  title: 'ヘッドスパ',
  items: [{ ...createEmptyItem(), kind: 'choice' as const, label: '圧の強さ', options: '弱め\nふつう' }],
}
const file = serializeTemplateFile('頭', values)

describe('the file of a template', () => {
  it('is read by another agency as the template that was written', () => {
    expect(parseTemplateFile(file)).toEqual({ templateName: '頭', values })
  })

  it.each([
    ['no JSON', '{'],
    ['something else', '{"kind":"other"}'],
    ['nothing', 'null'],
    ['a later version', file.replace('"version": 1', '"version": 2')],
    ['an item of an unknown type', file.replace('text_field', 'script')],
    ['options that are no texts', file.replace('"弱め"', '{}')],
    ['a flag that is none', file.replace('"requires": false', '"requires": "no"')],
    ['an item that is none', JSON.stringify({ ...JSON.parse(file), calteItems: [null] })],
  ])('is rejected when it holds %s', (_what, content) => {
    expect(parseTemplateFile(content)).toBeNull()
  })
})
