import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { logIn, pickSound } from './member.ts'
import { startNginx } from './nginx.ts'
import { interleave } from './stopwatch.ts'
import type { System } from './system.ts'
import type { Measurement } from './table.ts'
import { wrk } from './wrk.ts'

const CONNECTIONS = 16
const SECONDS = 1
/** A server runs for days: code that the engine has not compiled yet is not what is measured. */
const WARM_UP_SECONDS = 5
const ROUNDS = 5
const RANGES_PER_SIZE = 48
/** Players ask for "from here to the end" first, and most never for anything else. */
const SHAPES: readonly (readonly [name: string, rangesOf: (fileBytes: number) => string[]])[] = [
  ['64 KiB', (fileBytes) => spread(64 * 1024, fileBytes)],
  ['256 KiB', (fileBytes) => spread(256 * 1024, fileBytes)],
  ['1 MiB', (fileBytes) => spread(1024 * 1024, fileBytes)],
  ['bytes=0-', () => ['0-']],
  ['whole file', () => []],
]

/** Throughput of the same ranges of the same file (ten or twenty minutes of sound) through the gateway and from nginx. */
export async function compareMedia(system: System): Promise<Measurement[]> {
  const cookie = await logIn(system.gatewayUrl, 'premium')
  const { soundSrc } = await pickSound(system.gatewayUrl, cookie)
  const storageKey = await storageKeyOf(system.postgresUrl, soundSrc)
  const { size: fileBytes } = await stat(join(system.mediaFolder, storageKey))
  const nginx = await startNginx(system.folder, system.mediaFolder)
  try {
    await requireSameBytes(`${system.gatewayUrl}${soundSrc}`, `${nginx.url}/${storageKey}`, cookie)
    const measurements: Measurement[] = []
    for (const [name, rangesOf] of SHAPES) {
      const ranges = rangesOf(fileBytes)
      const read =
        (url: string, seconds = SECONDS) =>
        async () => {
          const parameters = [cookie, ranges.join(',')]
          const result = await wrk(url, {
            script: 'ranges.lua',
            connections: CONNECTIONS,
            seconds,
            parameters,
          })
          return result.bytes / result.seconds / 1e6
        }
      const [ours, theirs] = [`${system.gatewayUrl}${soundSrc}`, `${nginx.url}/${storageKey}`]
      await read(ours, WARM_UP_SECONDS)()
      const { a, b } = await interleave(ROUNDS, read(ours), read(theirs))
      measurements.push({
        name: `media ${name} / nginx`,
        unit: 'MB/s',
        value: a,
        reference: b,
        target: 0.7,
        better: 'higher',
      })
    }
    return measurements
  } finally {
    await nginx.stop()
  }
}

/** Being fast with other bytes would be worth nothing. */
async function requireSameBytes(ours: string, theirs: string, cookie: string): Promise<void> {
  for (const range of ['bytes=0-', 'bytes=70000-400000']) {
    const read = async (url: string) => {
      const answer = await fetch(url, { headers: { cookie, range } })
      return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
    }
    const [a, b] = [await read(ours), await read(theirs)]
    if (a.status !== 206 || b.status !== 206 || !a.bytes.equals(b.bytes))
      throw new Error(`Gateway and nginx answer ${range} differently (${a.status}, ${b.status}).`)
  }
}

/** Ranges all over the file, the same for both sides. */
function spread(bytes: number, fileBytes: number): string[] {
  return Array.from({ length: RANGES_PER_SIZE }, (_, index) => {
    const start = Math.floor(((fileBytes - bytes) * ((index * 29) % RANGES_PER_SIZE)) / RANGES_PER_SIZE)
    return `${start}-${start + bytes - 1}`
  })
}

async function storageKeyOf(postgresUrl: string, soundSrc: string): Promise<string> {
  const fileId = /\/api\/media\/([0-9a-f-]{36})/.exec(soundSrc)?.[1]
  const client = new pg.Client({ connectionString: postgresUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ storage_key: string }>(
      'select storage_key from content.media_files where id = $1',
      [fileId],
    )
    if (!rows[0]) throw new Error(`No media file behind ${soundSrc}.`)
    return rows[0].storage_key
  } finally {
    await client.end()
  }
}
