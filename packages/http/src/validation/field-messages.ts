import type { LocalText } from '@hibiki/languages'
import { isBlankText, TEXT_FORMATS } from '@hibiki/text'
import type { ErrorObject } from 'ajv'
import { getFieldErrorText } from '../texts.ts'

/** Keywords whose sentence names their limit or nothing. */
const byKeyword = {
  minLength: 'minLength',
  maxLength: 'maxLength',
  minimum: 'minimum',
  maximum: 'maximum',
  exclusiveMinimum: 'exclusiveMinimum',
  exclusiveMaximum: 'exclusiveMaximum',
  minItems: 'minItems',
  maxItems: 'maxItems',
  uniqueItems: 'uniqueItems',
  enum: 'enum',
  const: 'enum',
  additionalProperties: 'additionalProperties',
} as const

const types = ['integer', 'number', 'string', 'boolean', 'array'] as const

/** Field name (dotted path) → readable sentence for what is wrong with it; the first finding per field wins. */
export function toFieldMessages(errors: readonly Partial<ErrorObject>[]): Record<string, LocalText> {
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
  if (isMissing(error)) return getFieldErrorText('required')
  const keyword = byKeyword[error.keyword as keyof typeof byKeyword]
  if (keyword) return getFieldErrorText(keyword, Number(error.params?.limit))
  if (error.keyword === 'type') {
    const type = types.find((known) => known === error.params?.type)
    return getFieldErrorText(type ?? 'format')
  }
  if (error.keyword === 'format') return getFieldErrorText(formatKey(error.params?.format))
  return getFieldErrorText('format')
}

function isMissing({ keyword, data, params }: Partial<ErrorObject>): boolean {
  if (keyword === 'required' || data === null) return true
  if (keyword === 'minItems' && params?.limit === 1) return true
  const isBlank = typeof data === 'string' && isBlankText(data)
  return isBlank && (keyword === 'minLength' || keyword === 'pattern' || keyword === 'format')
}

function formatKey(format: unknown): 'email' | 'date' | 'format' | 'kana' | 'unstorable' {
  // A text of these that can be seen has a character that the field has no use for.
  if (typeof format === 'string' && format in TEXT_FORMATS) return 'unstorable'
  if (format === 'email') return 'email'
  if (format === 'name-reading') return 'kana'
  return format === 'date' || format === 'date-time' ? 'date' : 'format'
}
