const MIN_SECRET_LENGTH = 32

/** Returns the secrets of a comma-separated setting. The first signs or encrypts, all verify or decrypt. */
export function splitSecrets(setting: string): string[] {
  return setting.split(',').flatMap((secret) => (secret.trim() === '' ? [] : [secret.trim()]))
}

/** Throws a sentence that names the variable, never its value. */
export function requireSecrets(variable: string, setting: string): void {
  const secrets = splitSecrets(setting)
  if (secrets.length === 0 || secrets.some((secret) => secret.length < MIN_SECRET_LENGTH))
    throw new Error(
      `${variable} must be one or more secrets of at least ${MIN_SECRET_LENGTH} characters, separated by commas`,
    )
}
