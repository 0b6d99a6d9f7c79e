import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { chooseCount } from '@hibiki/test-harness/proofs'
import { afterAll, describe, expect, it } from 'vitest'
import { createContentApp } from '../../../testing/content-app.ts'
import { createHostileFiles } from '../../../testing/hostile-files.ts'
import { createMp3, toMp3DataUrl } from '../../../testing/mp3.ts'
import { createTusClient } from '../../../testing/tus-client.ts'

/** This is the maximum for the whole process including its workers. */
const MAX_MEMORY_MB = 512
const AT_ONCE = chooseCount({ test: 8, prove: 20 })

const content = await createContentApp()
const env = { ...process.env, DATABASE_URL: content.databaseUrl, MEDIA_FOLDER: content.mediaFolder }
const child = fork(new URL('../../../testing/content-process.ts', import.meta.url), { env, execArgv: [] })
const [started] = await once(child, 'message')
const { url, cookie } = started
afterAll(async () => {
  child.kill()
  await once(child, 'exit')
  await content.close()
})

async function maxMemoryMb(): Promise<number> {
  child.send('how much')
  const [response] = await once(child, 'message')
  return response.maxMemoryMb
}

const post = (body: object) =>
  fetch(`${url}/upload/aiesthe-dmv`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ faceExpCluster: 1, minutesCourse: 1, fileName: 'course.mp3', ...body }),
  })

describe('memory of the service', { timeout: 180_000 }, () => {
  it(`stays below 512 MB with ${AT_ONCE} hostile files of 8 MB at once, and further ones in chunks at the same time`, async () => {
    const large = await createMp3({ seconds: 515, kbps: 128, hz: 101 })
    expect(large.length).toBeGreaterThan(7.9 * 1024 * 1024)
    const inside = Array.from({ length: AT_ONCE }, async (_, index) => {
      const bytes = Buffer.concat([large, Buffer.from(`<script>${index}</script>`)])
      const response = await post({ dmv: toMp3DataUrl(bytes) })
      return [response.status, ((await response.json()) as { code: string }).code]
    })
    const inPieces = Array.from({ length: AT_ONCE / 4 }, async () => {
      const bytes = Buffer.concat([...new Array<Buffer>(6).fill(large), Buffer.from('PK')])
      const opened = await post({ dmv: '', fileSize: bytes.length })
      const { uploadUrl } = (await opened.json()) as { uploadUrl: string }
      return (await createTusClient(url, uploadUrl, cookie).patch(0, bytes)).status
    })
    expect(await Promise.all(inside)).toEqual(new Array(AT_ONCE).fill([422, 'CONTENT_UPLOAD_REFUSED']))
    expect(await Promise.all(inPieces)).toEqual(new Array(AT_ONCE / 4).fill(204))
    const most = await maxMemoryMb()
    expect(most).toBeLessThan(MAX_MEMORY_MB)
    process.stdout.write(`most memory of content: ${Math.round(most)} MB\n`)
  })

  it('stays below 512 MB while all hostile files are uploaded at once; all are rejected and no file remains', async () => {
    const files = await createHostileFiles()
    const answers = await Promise.all(
      files.map(({ file, fileName = 'course.mp3' }) =>
        post({ fileName, dmv: typeof file === 'string' ? file : toMp3DataUrl(file) }).then(
          ({ status }) => status,
        ),
      ),
    )
    expect(answers.filter((status) => status !== 400 && status !== 422)).toEqual([])
    expect(await maxMemoryMb()).toBeLessThan(MAX_MEMORY_MB)
    const { db } = content.database
    const busy = () => db.selectFrom('uploads').select('key').where('state', '=', 'checking').execute()
    await expect.poll(busy, { timeout: 60_000 }).toEqual([])
    const left = await readdir(content.mediaFolder, { recursive: true })
    expect(left.filter((name) => name !== 'incoming')).toEqual([])
  })
})
