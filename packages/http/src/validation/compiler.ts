import { Ajv, type Options, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'

// `verbose` keeps the rejected data on the error object, which tells "missing" from "wrong"; it is never answered or logged.
const common: Options = {
  allErrors: true,
  verbose: true,
  strict: false,
  useDefaults: true,
  removeAdditional: false,
}

/**
 * Validators for Fastify: bodies are taken as they are ("1" is not a number), while query, path and headers,
 * which are always text, are converted to the schema's type.
 */
export function createValidatorCompiler(): (route: {
  schema: object
  httpPart?: string
}) => ValidateFunction {
  const strict = new Ajv({ ...common, coerceTypes: false })
  const converting = new Ajv({ ...common, coerceTypes: true })
  // The package is CommonJS: TypeScript sees the module, Node gives the function.
  const formats = addFormats as unknown as (ajv: Ajv) => void
  formats(strict)
  formats(converting)
  return ({ schema, httpPart }) => (httpPart === 'body' ? strict : converting).compile(schema)
}
