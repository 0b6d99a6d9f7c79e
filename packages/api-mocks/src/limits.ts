import type { Limit } from '@hibiki/frontend-build/extract-limits'
import { compileValidator } from '@hibiki/http/schema-compilers'
import { readDocuments } from './documents.ts'

interface Edge {
  inside: string | number
  outside: string | number
}

/**
 * Returns a function that says whether the services reject a value at this place of an operation's body, whatever else the body lacks. The
 * place is named as in the generated limits: `titles.ja`, `items[].nameJa`, `names.*`.
 */
export function createBodyCheck(operationId: string): (path: string, value: unknown) => boolean {
  const validate = compileValidator({ schema: findBodySchema(operationId), httpPart: 'body' })
  return (path, value) => {
    const steps = path.replaceAll('[]', '.0').replaceAll('*', 'ja').split('.')
    const body = steps.reduceRight<unknown>(
      (inner, step) => (step === '0' ? [inner] : { [step]: inner }),
      value,
    )
    validate(body)
    const pointer = `/${steps.join('/')}`
    return (validate.errors ?? []).some(
      ({ instancePath, keyword }) => instancePath === pointer && keyword !== 'anyOf' && keyword !== 'type',
    )
  }
}

function findBodySchema(id: string): object {
  for (const { paths = {}, components } of readDocuments()) {
    const operation = Object.values(paths)
      .flatMap((path) => Object.values(path))
      .find(({ operationId }) => operationId === id)
    const schema = operation?.requestBody?.content?.['application/json']?.schema
    if (schema) return { ...schema, components }
  }
  throw new Error(`no service has an operation ${id} with a JSON body`)
}

/** Returns the first value outside of each limit with the last one inside. */
export function listEdges(
  { maxLength, minimum, maximum }: Limit,
  toText = (length: number) => 'a'.repeat(length),
): Edge[] {
  return [
    ...(maxLength === undefined ? [] : [{ inside: toText(maxLength), outside: toText(maxLength + 1) }]),
    ...(maximum === undefined ? [] : [{ inside: maximum, outside: maximum + 1 }]),
    ...(minimum === undefined ? [] : [{ inside: minimum, outside: minimum - 1 }]),
  ]
}
