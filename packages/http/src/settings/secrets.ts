import { splitList } from './split-list.ts'

const MIN_SECRET_LENGTH = 32

/**
 * Requires a comma-separated setting to be one or more secrets, of which the first signs or encrypts and all verify or decrypt.
 * @throws Error with a sentence that names the variable, never its value
 */
export function requireSecrets(variable: string, setting: string): void {
  const secrets = splitList(setting)
  if (secrets.length === 0 || secrets.some((secret) => secret.length < MIN_SECRET_LENGTH))
    throw new Error(
      `${variable} must be one or more secrets of at least ${MIN_SECRET_LENGTH} characters, separated by commas`,
    )
}
