import { Ajv, type Options, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { formMediaType } from '../forms/body-or-form.ts'

// `verbose` keeps the rejected data on the error object, which tells "missing" from "wrong"; it is never answered or logged.
const common: Options = {
  allErrors: true,
  verbose: true,
  strict: false,
  useDefaults: true,
  removeAdditional: false,
}

/**
 * Validators for Fastify: JSON bodies are taken as they are ("1" is not a number), while query, path, headers and forms,
 * which are always text, are converted to the schema's type; in forms, one value is also a list of one.
 */
export function createValidatorCompiler(): (route: {
  schema: object
  httpPart?: string
  contentType?: string
}) => ValidateFunction {
  const strict = new Ajv({ ...common, coerceTypes: false })
  const converting = new Ajv({ ...common, coerceTypes: true })
  const forms = new Ajv({ ...common, coerceTypes: 'array' })
  // The package is CommonJS: TypeScript sees the module, Node gives the function.
  const formats = addFormats as unknown as (ajv: Ajv) => void
  formats(strict)
  formats(converting)
  formats(forms)
  return ({ schema, httpPart, contentType }) => {
    if (contentType === formMediaType) return forms.compile(schema)
    return (httpPart === 'body' ? strict : converting).compile(schema)
  }
}
