type Serialized<T> = T extends Date ? string : T extends object ? { [K in keyof T]: Serialized<T[K]> } : T

/** Returns a row as it goes over the wire: moments as ISO 8601 in UTC, `undefined` left out. */
export function serializeRow<T>(row: T): Serialized<T> {
  return JSON.parse(JSON.stringify(row)) as Serialized<T>
}
