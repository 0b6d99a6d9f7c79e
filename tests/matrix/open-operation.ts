interface Operation {
  'x-access'?: unknown
  parameters?: { required?: boolean }[]
}

/** The path of a GET call of a service that every member may make without saying anything. */
export async function openOperation(serviceUrl: string): Promise<string> {
  const document = await (await fetch(`${serviceUrl}/openapi.json`)).json()
  const { paths } = document as { paths: Record<string, { get?: Operation }> }
  const found = Object.entries(paths).find(
    ([, { get }]) =>
      get &&
      (get['x-access'] === 'member' || get['x-access'] === 'memberNotEnterprise') &&
      !get.parameters?.some(({ required }) => required),
  )
  if (!found) throw new Error(`${serviceUrl} has no call for all members`)
  return found[0]
}
