import { isLongerThan, TEXT_FORMATS } from '@hibiki/text'
import { Ajv, type FuncKeywordDefinition, type Options, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import fastJsonStringify from 'fast-json-stringify'
import { formMediaType } from '../forms/body-or-form.ts'
import { WIRE_FORMATS } from './wire-formats.ts'

// `verbose` keeps the rejected data on the error object, which distinguishes "missing" from "wrong"; it is never returned or logged.
const common: Options = {
  allErrors: true,
  verbose: true,
  strict: false,
  useDefaults: true,
  removeAdditional: false,
}

// The package is CommonJS: TypeScript sees the module, Node gives the function.
const formats = addFormats as unknown as (ajv: Ajv) => void
const withFormats = (options: Options): Ajv => {
  const ajv = new Ajv({ ...common, ...options })
  formats(ajv)
  for (const [name, format] of Object.entries(WIRE_FORMATS)) ajv.addFormat(name, format)
  for (const [name, format] of Object.entries(TEXT_FORMATS)) ajv.addFormat(name, format)
  ajv.removeKeyword('maxLength')
  ajv.addKeyword({
    keyword: 'maxLength',
    type: 'string',
    schemaType: 'number',
    errors: true,
    compile: compileMaxLength,
  })
  return ajv
}

type CompiledKeyword = ReturnType<NonNullable<FuncKeywordDefinition['compile']>>

/** `maxLength` counts what a reader takes for one character, in place of code points: no name is shortened by how it is encoded. */
const compileMaxLength: NonNullable<FuncKeywordDefinition['compile']> = (limit: number) => {
  const validate: CompiledKeyword = (text: string) => {
    if (!isLongerThan(text, limit)) return true
    validate.errors = [{ keyword: 'maxLength', params: { limit } }]
    return false
  }
  return validate
}

const strict = withFormats({ coerceTypes: false })
const converting = withFormats({ coerceTypes: true })
const forms = withFormats({ coerceTypes: 'array' })

/**
 * Validators for Fastify: JSON bodies are taken as they are ("1" is not a number), while query, path, headers and forms,
 * which are always text, are converted to the schema's type; in forms, one value is also a list of one. A schema is compiled once
 * in a process, however many routes and services have it.
 */
export function compileValidator({
  contentType,
  schema,
  httpPart,
}: {
  schema: object
  httpPart?: string
  contentType?: string
}): ValidateFunction {
  const anonymous = withoutIds(schema)
  if (contentType === formMediaType) return forms.compile(anonymous)
  return (httpPart === 'body' ? strict : converting).compile(anonymous)
}

const anonymousSchemas = new WeakMap<object, object>()

/** Returns the schema without `$id`s, which name it for readers of the document: Ajv takes an `$id` that stands twice for an error. */
function withoutIds(schema: object): object {
  const anonymous = anonymousSchemas.get(schema) ?? JSON.parse(JSON.stringify(schema, withoutId))
  anonymousSchemas.set(schema, anonymous)
  return anonymous
}

const withoutId = (key: string, value: unknown): unknown =>
  key === '$id' && typeof value === 'string' ? undefined : value

const serializers = new WeakMap<object, (data: unknown) => string>()

/** Serializers for Fastify, also once in a process: most routes have the same error response. */
export function compileSerializer({ schema }: { schema: object }): (data: unknown) => string {
  const serialize = serializers.get(schema) ?? fastJsonStringify(withoutTextRules(schema))
  serializers.set(schema, serialize)
  return serialize
}

/** The serializer has rules of its own to choose among the alternatives of a schema; a text that was stored has passed ours. */
const withoutTextRules = (schema: object): object => JSON.parse(JSON.stringify(schema, withoutTextRule))

function withoutTextRule(key: string, value: unknown): unknown {
  const isMaxLength = key === 'maxLength' && typeof value === 'number'
  const isTextFormat = key === 'format' && typeof value === 'string' && value in TEXT_FORMATS
  return isMaxLength || isTextFormat ? undefined : withoutId(key, value)
}
