import type { ErrorObject } from 'ajv'
import type { LocalText } from '../language.ts'

const required: LocalText = { ja: '入力してください。', en: 'Please fill this in.' }
const wrongFormat: LocalText = { ja: '形式が正しくありません。', en: 'The format is not valid.' }

/** Field name (dotted path) → readable sentence for what is wrong with it; the first finding per field wins. */
export function fieldMessages(errors: readonly Partial<ErrorObject>[]): Record<string, LocalText> {
  const fields: Record<string, LocalText> = {}
  for (const error of errors) {
    const name = fieldName(error)
    if (name !== '' && !(name in fields)) fields[name] = sentence(error)
  }
  return fields
}

function fieldName({ instancePath = '', keyword, params }: Partial<ErrorObject>): string {
  const path = instancePath.split('/').slice(1).map(unescapePointer)
  if (keyword === 'required') path.push(String(params?.missingProperty))
  if (keyword === 'additionalProperties') path.push(String(params?.additionalProperty).slice(0, 60))
  return path.join('.')
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~')
}

function sentence(error: Partial<ErrorObject>): LocalText {
  if (isMissing(error)) return required
  const limit = Number(error.params?.limit)
  switch (error.keyword) {
    case 'minLength':
      return { ja: `${limit}文字以上で入力してください。`, en: `Please enter at least ${limit} characters.` }
    case 'maxLength':
      return { ja: `${limit}文字以内で入力してください。`, en: `Please enter at most ${limit} characters.` }
    case 'minimum':
      return { ja: `${limit}以上の値を入力してください。`, en: `Please enter ${limit} or more.` }
    case 'maximum':
      return { ja: `${limit}以下の値を入力してください。`, en: `Please enter ${limit} or less.` }
    case 'exclusiveMinimum':
      return { ja: `${limit}より大きい値を入力してください。`, en: `Please enter more than ${limit}.` }
    case 'exclusiveMaximum':
      return { ja: `${limit}より小さい値を入力してください。`, en: `Please enter less than ${limit}.` }
    case 'minItems':
      return { ja: `${limit}件以上を指定してください。`, en: `Please give at least ${limit} items.` }
    case 'maxItems':
      return { ja: `${limit}件以内で指定してください。`, en: `Please give at most ${limit} items.` }
    case 'uniqueItems':
      return { ja: '同じ値は指定できません。', en: 'The same value cannot be given twice.' }
    case 'enum':
    case 'const':
      return { ja: '選択肢から選んでください。', en: 'Please choose one of the offered values.' }
    case 'additionalProperties':
      return { ja: 'この項目は受け付けられません。', en: 'This field is not accepted.' }
    case 'type':
      return wrongType(error.params?.type)
    case 'format':
      return wrongFormatOf(error.params?.format)
    default:
      return wrongFormat
  }
}

function isMissing({ keyword, data, params }: Partial<ErrorObject>): boolean {
  if (keyword === 'required' || data === null) return true
  if (keyword === 'minItems' && params?.limit === 1) return true
  const isBlank = typeof data === 'string' && data.trim() === ''
  return isBlank && (keyword === 'minLength' || keyword === 'pattern' || keyword === 'format')
}

function wrongType(type: unknown): LocalText {
  if (type === 'integer') return { ja: '整数で入力してください。', en: 'Please enter a whole number.' }
  if (type === 'number') return { ja: '数値で入力してください。', en: 'Please enter a number.' }
  if (type === 'string') return { ja: '文字列で入力してください。', en: 'Please enter text.' }
  if (type === 'boolean')
    return { ja: 'true または false を指定してください。', en: 'Please give true or false.' }
  if (type === 'array') return { ja: '一覧で指定してください。', en: 'Please give a list.' }
  return wrongFormat
}

function wrongFormatOf(format: unknown): LocalText {
  if (format === 'email') {
    return { ja: 'メールアドレスの形式が正しくありません。', en: 'The e-mail address is not valid.' }
  }
  if (format === 'date' || format === 'date-time') {
    return { ja: '日時の形式が正しくありません。', en: 'The date or time is not valid.' }
  }
  return wrongFormat
}
