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
const ROUNDS = 5
const RANGES_PER_SIZE = 48
const SIZES = [
  ['64 KiB', 64 * 1024],
  ['256 KiB', 256 * 1024],
  ['1 MiB', 1024 * 1024],
  ['whole file', null],
] as const

/** Throughput of the same ranges of the same file through the gateway and from nginx, per size of range. */
export async function compareMedia(system: System): Promise<Measurement[]> {
  const cookie = await logIn(system.gatewayUrl, 'premium')
  const { soundSrc } = await pickSound(system.gatewayUrl, cookie)
  const storageKey = await storageKeyOf(system.postgresUrl, soundSrc)
  const { size: fileBytes } = await stat(join(system.mediaFolder, storageKey))
  const nginx = await startNginx(system.folder, system.mediaFolder)
  try {
    await requireSameBytes(`${system.gatewayUrl}${soundSrc}`, `${nginx.url}/${storageKey}`, cookie)
    const measurements: Measurement[] = []
    for (const [name, bytes] of SIZES) {
      const ranges = bytes === null ? [] : spread(bytes, fileBytes)
      const read = (url: string) => async () => {
        const parameters = [cookie, ranges.join(',')]
        const result = await wrk(url, {
          script: 'ranges.lua',
          connections: CONNECTIONS,
          seconds: SECONDS,
          parameters,
        })
        return result.bytes / result.seconds / 1e6
      }
      const gateway = read(`${system.gatewayUrl}${soundSrc}`)
      const { a, b } = await interleave(ROUNDS, gateway, read(`${nginx.url}/${storageKey}`))
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
