import pg from 'pg'

const { builtins, getTypeParser } = pg.types

/**
 * Counts fit a double, so int8 (also the type of `count(*)` and `sum(int)`) becomes a number. A date has no time of day and
 * no zone; as a JavaScript Date it would shift by the zone of the process, so it stays a string.
 */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === builtins.INT8) return toSafeInteger
    if (oid === builtins.DATE) return (value: string) => value
    return getTypeParser(oid, format)
  },
}

function toSafeInteger(value: string): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`int8 value ${value} does not fit a number`)
  return number
}
