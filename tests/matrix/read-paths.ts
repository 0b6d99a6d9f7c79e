import { dereference } from '@hibiki/http/dereference'

/** Returns the operations of a service's OpenAPI document by path and method, with what they refer to in place of each reference. */
export async function readPaths<Operation>(
  serviceUrl: string,
): Promise<Record<string, Record<string, Operation>>> {
  const document = (await (await fetch(`${serviceUrl}/openapi.json`)).json()) as object
  return (dereference(document) as { paths: Record<string, Record<string, Operation>> }).paths
}
