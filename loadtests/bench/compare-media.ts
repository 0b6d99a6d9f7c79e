import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type MediaEdge, startMediaEdge } from '@hibiki/test-harness'
import pg from 'pg'
import type { BenchSystem } from './bench-system.ts'
import { measureInterleaved } from './measure-statistics.ts'
import type { Measurement } from './measurement-table.ts'
import { logIn, pickSound } from './member-calls.ts'
import { startNginx } from './nginx.ts'
import { runWrk } from './wrk.ts'

const CONNECTIONS = 16
const SECONDS = 1
/** A server runs for days: code that the engine has not compiled yet is not what is measured. */
const WARM_UP_SECONDS = 5
const ROUNDS = 5
const RANGES_PER_SIZE = 48
const TARGET = 0.7
/** Players request "from here to the end" first, and most of them nothing else. */
const SHAPES = [
  ['64 KiB', (fileBytes) => spread(64 * 1024, fileBytes)],
  ['256 KiB', (fileBytes) => spread(256 * 1024, fileBytes)],
  ['1 MiB', (fileBytes) => spread(1024 * 1024, fileBytes)],
  ['bytes=0-', () => ['0-']],
  ['whole file', () => []],
] as const satisfies (readonly [name: string, rangesOf: (fileBytes: number) => string[]])[]
/** A verdict of the gateway per link and second is a small part of a large range, and a larger one of a small range. */
const EDGE_TARGET = { '64 KiB': 0.7, '256 KiB': 0.9, '1 MiB': 0.9, 'bytes=0-': 0.9, 'whole file': 0.9 }

/** Half of the file lies between the first and the last of the largest ranges. */
const MIN_FILE_BYTES = 2 * 1024 * 1024
const BASELINE_TARGET = 0.85

interface Way {
  name: string
  url: string
  reference: string
  target: number | typeof EDGE_TARGET
}

/**
 * Compares the throughput of the same ranges of one file (ten minutes of sound) through the gateway, through the edge of
 * deploy/edge in front of it, and from nginx without access checks. If `BASELINE` names another checkout, it is compared with the
 * gateway of that one instead, before the same services.
 */
export async function compareMedia(system: BenchSystem): Promise<Measurement[]> {
  const cookie = await logIn(system.gatewayUrl, 'premium')
  const { soundSrc } = await pickSound(system.gatewayUrl, cookie)
  const storageKey = await readStorageKey(system.postgresUrl, soundSrc)
  const { size: fileBytes } = await stat(join(system.mediaFolder, storageKey))
  await using stack = new AsyncDisposableStack()
  const nginx = stack.adopt(await startNginx(system.folder, system.mediaFolder), (one) => one.stop())
  const edge = stack.adopt(await startEdge(system), (one) => one.stop())
  if (fileBytes < MIN_FILE_BYTES) throw new Error(`${soundSrc} has only ${fileBytes} bytes.`)
  const ours = `${system.gatewayUrl}${soundSrc}`
  const file = `${nginx.url}/${storageKey}`
  const { BASELINE: baseline } = process.env
  const ways: Way[] =
    baseline === undefined
      ? [
          { name: 'media / nginx', url: ours, reference: file, target: TARGET },
          {
            name: 'media by the edge / nginx',
            url: edge.url + soundSrc,
            reference: file,
            target: EDGE_TARGET,
          },
        ]
      : [
          {
            name: 'media / baseline',
            url: ours,
            reference: (await system.startGateways(baseline)) + soundSrc,
            target: BASELINE_TARGET,
          },
        ]
  const measurements: Measurement[] = []
  for (const way of ways) {
    await requireSameBytes(way.url, way.reference, cookie)
    for (const [shape, rangesOf] of SHAPES) {
      const ranges: string[] = rangesOf(fileBytes)
      const read =
        (from: string, seconds = SECONDS) =>
        async () => {
          const parameters = [cookie, ranges.join(',')]
          const result = await runWrk(from, {
            script: 'ranges.lua',
            connections: CONNECTIONS,
            seconds,
            parameters,
          })
          return result.bytes / result.seconds / 1e6
        }
      for (const url of [way.url, way.reference]) await read(url, WARM_UP_SECONDS)()
      const { a, b } = await measureInterleaved(ROUNDS, read(way.url), read(way.reference))
      measurements.push({
        name: `${way.name}, ${shape}`,
        unit: 'MB/s',
        value: a,
        reference: b,
        target: typeof way.target === 'number' ? way.target : way.target[shape],
        better: 'higher',
      })
    }
  }
  return measurements
}

async function startEdge({
  folder,
  mediaFolder,
  gatewayUrl,
  mediaEdgeKey: key,
}: BenchSystem): Promise<MediaEdge> {
  const own = join(folder, 'edge')
  await mkdir(own)
  return startMediaEdge({ folder: own, gatewayUrl, key, source: { mediaFolder } })
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
      throw new Error(
        `${new URL(ours).host} and ${new URL(theirs).host} answer ${range} differently (${a.status}, ${b.status}).`,
      )
  }
}

/** Ranges all over the file, the same for both sides. */
function spread(bytes: number, fileBytes: number): string[] {
  return Array.from({ length: RANGES_PER_SIZE }, (_, index) => {
    const start = Math.floor(((fileBytes - bytes) * ((index * 29) % RANGES_PER_SIZE)) / RANGES_PER_SIZE)
    return `${start}-${start + bytes - 1}`
  })
}

async function readStorageKey(postgresUrl: string, soundSrc: string): Promise<string> {
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
