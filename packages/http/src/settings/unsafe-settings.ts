type Values = Readonly<Record<string, string | number | boolean | undefined>>

/** Values that are right on a developer's machine only. */
const unsafe: readonly { name: string; values: readonly string[]; reason: string }[] = [
  { name: 'SECURE_COOKIES', values: ['false'], reason: 'cookies travel by https only' },
  { name: 'RATE_LIMIT', values: ['off'], reason: 'it is for load tests' },
  { name: 'LOG_LEVEL', values: ['trace', 'debug'], reason: 'it is for developers' },
]

/**
 * Returns the settings that are not allowed in production, each as `NAME=value` with the reason; none of them is a secret.
 *
 * @param names of the settings that the program has; other variables are not read
 */
export function findUnsafeSettings(
  settings: Values,
  names: readonly string[],
): { setting: string; reason: string }[] {
  return unsafe.flatMap(({ name, values, reason }) => {
    const value = String(settings[name])
    return names.includes(name) && values.includes(value) ? [{ setting: `${name}=${value}`, reason }] : []
  })
}
