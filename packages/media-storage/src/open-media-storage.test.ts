import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMediaStorage } from './open-media-storage.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hibiki-open-media-storage-'))
})
afterAll(() => rm(folder, { recursive: true }))

const open = (config: { FACE_FOLDER: string; S3_BUCKET?: string; S3_ENDPOINT?: string }) =>
  openMediaStorage({ config, folderSetting: 'FACE_FOLDER' })

describe('openMediaStorage', () => {
  it('creates the folder, accessible only for its owner', async () => {
    const FACE_FOLDER = join(folder, 'new', 'faces')
    const storage = await open({ FACE_FOLDER })
    expect((await stat(FACE_FOLDER)).mode & 0o777).toBe(0o700)
    await storage.close()
  })

  it('names the setting of a folder that is a file', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    await expect(open({ FACE_FOLDER: file })).rejects.toThrow(`FACE_FOLDER: there is no folder ${file}`)
  })

  it('names the setting of a missing bucket', async () => {
    const server = createServer((_request, response) => response.writeHead(404).end())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const S3_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    await expect(open({ FACE_FOLDER: '', S3_BUCKET: 'faces', S3_ENDPOINT })).rejects.toThrow(
      'S3_BUCKET: the bucket faces',
    )
    server.closeAllConnections()
    server.close()
  })
})
