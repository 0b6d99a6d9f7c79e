import { readFileSync } from 'node:fs'
import { toOwnerRole } from './grant-runtime-role.ts'
import { provisionSchema } from './provision-schema.ts'

/**
 * Creates roles and schema of each service whose `DATABASE_URL` is in a file: role and schema have the name of the URL's user, with its
 * password. A URL of the user `<schema>_owner` makes that role the owner, which migrates; the service's own role then only uses rows.
 *
 * @param adminUrlFile URL of a role that may create roles and schemas in the same database
 * @returns names of the schemas
 * @throws Error a sentence that names the file, never what it contains
 */
export async function provisionSchemasFromFiles(
  adminUrlFile: string,
  urlFiles: readonly string[],
): Promise<string[]> {
  const adminUrl = urlIn(adminUrlFile).href
  const logins = urlFiles.map((file) => {
    const url = urlIn(file)
    const role = decodeURIComponent(url.username)
    const password = decodeURIComponent(url.password)
    if (role === '' || password === '') throw new Error(`the URL in ${file} has no user or no password`)
    return { file, role, password }
  })
  const isOwner = (role: string) => logins.some((login) => role === toOwnerRole(login.role))
  const stray = logins.find(({ role }) => role.endsWith(toOwnerRole('')) && !isOwner(role))
  if (stray) throw new Error(`the URL in ${stray.file} is of an owner whose service is not given`)
  const services = logins.filter(({ role }) => !isOwner(role))
  for (const { role, password } of services) {
    const owner = logins.find((login) => login.role === toOwnerRole(role))
    await provisionSchema({ adminUrl, schema: role, role, password, owner })
  }
  return services.map(({ role }) => role)
}

function urlIn(file: string): URL {
  const url = URL.parse(readFileSync(file, 'utf8').trim())
  if (!url || !/^postgres(ql)?:$/.test(url.protocol))
    throw new Error(`${file} must contain an address that starts with postgres://`)
  return url
}
