interface SchemaError {
  instancePath: string
  keyword: string
  params: Record<string, unknown>
  message?: string
}

/**
 * Describes what is wrong in an environment that env-schema rejected, naming each variable and its allowed values: `RATE_LIMIT must be one
 * of on, off`. It never repeats the value, which may be a secret.
 */
export function describeSettingProblems(error: unknown): string {
  const { errors = [], message } = error as { errors?: SchemaError[]; message: string }
  return errors.length === 0 ? message : errors.map(sentence).join('; ')
}

function sentence({ instancePath, keyword, params, message }: SchemaError): string {
  if (keyword === 'required') return `${params.missingProperty} must be set`
  const variable = instancePath.slice(1)
  if (keyword === 'enum') return `${variable} must be one of ${(params.allowedValues as string[]).join(', ')}`
  return `${variable} ${message}`
}
