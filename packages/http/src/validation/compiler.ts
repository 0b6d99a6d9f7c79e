import { Ajv, type Options, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import fastJsonStringify from 'fast-json-stringify'
import { formMediaType } from '../forms/body-or-form.ts'

// `verbose` keeps the rejected data on the error object, which tells "missing" from "wrong"; it is never answered or logged.
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
  return ajv
}
const strict = withFormats({ coerceTypes: false })
const converting = withFormats({ coerceTypes: true })
const forms = withFormats({ coerceTypes: 'array' })

/**
 * Validators for Fastify: JSON bodies are taken as they are ("1" is not a number), while query, path, headers and forms,
 * which are always text, are converted to the schema's type; in forms, one value is also a list of one. A schema is compiled once
 * in a process, however many routes and services have it.
 */
export function compileValidator(o: {
  schema: object
  httpPart?: string
  contentType?: string
}): ValidateFunction {
  if (o.contentType === formMediaType) return forms.compile(o.schema)
  return (o.httpPart === 'body' ? strict : converting).compile(o.schema)
}

const serializers = new WeakMap<object, (data: unknown) => string>()

/** Serializers for Fastify, also once in a process: most routes have the same error response. */
export function compileSerializer({ schema }: { schema: object }): (data: unknown) => string {
  const serialize = serializers.get(schema) ?? fastJsonStringify(schema)
  serializers.set(schema, serialize)
  return serialize
}
