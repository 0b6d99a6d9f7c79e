import { readFileSync } from 'node:fs'

type Values = Readonly<Record<string, string | number | boolean | undefined>>

/**
 * Returns the settings, reading those given as `<NAME>_FILE` from the file, so that secrets need not be in the environment, which is
 * visible when a container is inspected. One trailing line break is removed. Only settings in `names` are read, because other programs have
 * variables that end in `_FILE`, too.
 *
 * @throws Error a sentence that names the variable and never repeats the content of the file
 */
export function resolveSettingFiles(settings: Values, names: readonly string[]): Values {
  const read: Record<string, string | number | boolean | undefined> = { ...settings }
  for (const name of names) {
    const path = settings[`${name}_FILE`]
    if (path === undefined || path === '') continue
    if (settings[name] !== undefined && settings[name] !== '')
      throw new Error(`${name} and ${name}_FILE are both set: leave one out`)
    read[name] = contentOf(`${name}_FILE`, String(path))
  }
  return read
}

function contentOf(variable: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    throw new Error(
      `${variable} must name a file that can be read (${(error as NodeJS.ErrnoException).code})`,
      { cause: error },
    )
  }
}
