import { readPaths } from './read-paths.ts'

interface Operation {
  'x-access'?: unknown
  parameters?: { required?: boolean }[]
}

/**
 * Finds the path of a GET call of a service that every member may make without parameters.
 * @param cookie of a member without a plan, for whom the call is tried
 */
export async function findOpenOperation(serviceUrl: string, cookie: string): Promise<string> {
  const paths = await readPaths<Operation>(serviceUrl)
  for (const [path, { get }] of Object.entries(paths)) {
    const isForMembers = get?.['x-access'] === 'member' || get?.['x-access'] === 'memberNotEnterprise'
    if (!isForMembers || get?.parameters?.some(({ required }) => required)) continue
    const { status } = await fetch(serviceUrl + path, { headers: { cookie } })
    if (status === 200) return path
  }
  throw new Error(`${serviceUrl} has no call for all members`)
}
