import { readFileSync } from 'node:fs'
import { provisionSchema } from './provision-schema.ts'

/**
 * Creates role and schema of each service whose `DATABASE_URL` is in a file: role and schema have the name of the URL's user, with its password.
 *
 * @param adminUrlFile URL of a role that may create roles and schemas in the same database
 * @throws Error a sentence that names the file, never what it contains
 */
export async function provisionFromFiles(
  adminUrlFile: string,
  urlFiles: readonly string[],
): Promise<string[]> {
  const adminUrl = urlIn(adminUrlFile).href
  const services = urlFiles.map((file) => {
    const url = urlIn(file)
    const role = decodeURIComponent(url.username)
    const password = decodeURIComponent(url.password)
    if (role === '' || password === '') throw new Error(`the URL in ${file} has no user or no password`)
    return { schema: role, role, password }
  })
  for (const service of services) await provisionSchema({ adminUrl, ...service })
  return services.map(({ schema }) => schema)
}

function urlIn(file: string): URL {
  const url = URL.parse(readFileSync(file, 'utf8').trim())
  if (!url || !/^postgres(ql)?:$/.test(url.protocol))
    throw new Error(`${file} must contain an address that starts with postgres://`)
  return url
}
