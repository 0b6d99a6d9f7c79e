/** A copy of a record in which one value is of a kind that the console does not expect there. */
export interface BrokenRecord<T> {
  /** The path of the value, such as `agency.code`. */
  path: string
  /** An object or a list is removed, a text or null becomes `BAD_TEXT`, a number or a boolean becomes null. */
  kind: 'missing' | 'text' | 'null'
  record: T
}

/** This text is neither a date that `Date` can parse, nor a code of any list, nor an object. */
export const BAD_TEXT = '2016-12-31T23:59:60Z'

/** Returns one copy of the record per value, in which that value is broken. Only the first item of a list is broken. */
export function createBrokenRecords<T extends { id: string }>(record: T): BrokenRecord<T>[] {
  return listPaths(record)
    .filter((path) => path.join() !== 'id')
    .map((path) => breakAt(structuredClone(record), path))
}

type Path = readonly string[]
type Parts = Record<string, unknown>

function listPaths(value: unknown, above: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [above]
  const entries = Object.entries(value).slice(0, Array.isArray(value) ? 1 : undefined)
  const below = entries.flatMap(([key, part]) => listPaths(part, [...above, key]))
  return above.length === 0 ? below : [above, ...below]
}

function breakAt<T>(record: T, path: Path): BrokenRecord<T> {
  const parent = path.slice(0, -1).reduce((part, key) => part[key] as Parts, record as Parts)
  const key = path.at(-1) as string
  const kind = getBrokenKind(parent[key])
  if (kind === 'missing') delete parent[key]
  else parent[key] = kind === 'text' ? BAD_TEXT : null
  return { path: path.join('.'), kind, record }
}

function getBrokenKind(value: unknown): BrokenRecord<unknown>['kind'] {
  if (value === null || typeof value === 'string') return 'text'
  return typeof value === 'object' ? 'missing' : 'null'
}
