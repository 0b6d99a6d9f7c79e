import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)

const JAPAN = 'use @hibiki/calendar, or name a zone'
/** Matches what reads or writes a moment in the zone of the server's clock; the arguments of a call are on its line or the lines below. */
const rules: { finds: RegExp; unless?: RegExp; says: string }[] = [
  {
    finds: /\.(get|set)(Hours|Minutes|Date|Day|Month|FullYear|Year|TimezoneOffset)\(/,
    says: `reads the server's clock: ${JAPAN}`,
  },
  { finds: /\.to(Date|Time)String\(/, says: `writes the server's time: ${JAPAN}` },
  {
    finds: /\.toLocale(Date|Time)?String\(|new Intl\.DateTimeFormat\(/,
    unless: /timeZone: /,
    says: "formats without a zone: name `timeZone` in the call's own options (numbers: Intl.NumberFormat)",
  },
  {
    finds: /new Date\([^()'"`]+,/,
    says: "is a time on the server's clock: use Date.UTC or @hibiki/calendar",
  },
  {
    finds: /(new Date|Date\.parse)\(\s*(['"`])[^'"`]*[T ]\d\d:\d\d[^'"`]*\2/,
    unless: /(Z|[+-]\d\d:\d\d)['"`]/,
    says: "reads a text without a zone on the server's clock: end it with Z or +09:00",
  },
  {
    finds: /\b(current_date|current_time|localtime|localtimestamp)\b/i,
    says: "is the day of the database's zone: pass the day of @hibiki/calendar",
  },
  {
    finds:
      /(_at|At|now\(\)|timestamptz)["})]*::(date|time|timestamp)\b|\b(date_trunc|to_char|date_part)\([^)]*(_at\b|At\}|now\(\)|moment)|\bextract\((?!epoch)[^)]*(_at\b|At\}|now\(\)|moment)/i,
    unless: /at time zone '/i,
    says: "cuts a moment in the database's zone: write at time zone 'Asia/Tokyo'",
  },
  { finds: /timestamp without time zone|\btimestamp not null\b/i, says: 'forgets the zone: use timestamptz' },
]

/** Returns the lines of a source that use the zone of the server. */
function findServerZone(source: string): string[] {
  const lines = source.split('\n').map((line) => line.replace(/^\s*(\*|\/\/|\/\*).*$|\s\/\/ .*$/, ''))
  return lines.flatMap((line, index) => {
    const call = lines.slice(index, index + 4).join('\n')
    const rule = rules.find(({ finds, unless }) => finds.test(line) && !unless?.test(call))
    return rule ? [`${index + 1}: ${line.trim()} – ${rule.says}`] : []
  })
}

const sources = (pattern: string) =>
  globSync(pattern, { cwd: root }).filter((file) => !/node_modules|\.test\.tsx?$|[/]testing[/]/.test(file))

describe('findServerZone', () => {
  it('finds nothing in services, packages and the start of the product', () => {
    const files = [
      ...sources('services/*/{src,migrations}/**/*.ts'),
      ...sources('packages/*/{src,migrations}/**/*.ts'),
      ...sources('deploy/local/src/**/*.ts'),
    ]
    expect(files.length).toBeGreaterThan(1500)
    const found = files.flatMap((file) =>
      findServerZone(readFileSync(new URL(file, root), 'utf8')).map((line) => `${file}:${line}`),
    )
    expect(found).toEqual([])
  })

  it.each([
    'const hour = at.getHours()',
    'at.setDate(1)',
    'at.toLocaleString(region)',
    "at.toLocaleDateString('ja-JP', { dateStyle: 'long' })",
    "new Intl.DateTimeFormat('ja-JP')",
    'new Date(year, month, 1)',
    "new Date('2026-11-21T09:00:00')",
    'Date.parse(`2026-11-21 09:00`)',
    'new Date(`2026-11-21T00:00:00`)',
    'where day = current_date',
    'select started_at::date',
    "date_trunc('month', started_at)",
    "to_char(r.created_at, 'YYYY-MM')",
    'extract(hour from started_at)',
    'at timestamp not null',
  ])('finds %s', (line) => {
    expect(findServerZone(line)).toHaveLength(1)
  })

  it.each([
    'const hour = toJstWallClock(at).getUTCHours()',
    "at.toLocaleString(region, { dateStyle: 'long', timeZone: 'Asia/Tokyo' })",
    "new Intl.DateTimeFormat(region, {\n  timeZone: 'Asia/Tokyo',\n})",
    "new Date('2026-11-21T09:00:00Z')",
    'new Date(`2026-11-21T00:00:00+09:00`)',
    'new Date(Date.UTC(year, month))',
    'new Date(Math.max(a, b))',
    "date_trunc('month', started_at at time zone 'Asia/Tokyo')",
    'extract(epoch from started_at)',
    "to_char(day, 'YYYY-MM-DD')",
    '// at.getHours() would be the hour of the server.',
  ])('does not find %s', (line) => {
    expect(findServerZone(line)).toEqual([])
  })
})
