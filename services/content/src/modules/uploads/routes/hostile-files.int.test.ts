import { readdir } from 'node:fs/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { createContentApp } from '../../../testing/content-app.ts'
import { createHostileFiles, type HostileFile } from '../../../testing/hostile-files.ts'
import { toMp3DataUrl } from '../../../testing/mp3.ts'
import { createUploader } from '../../../testing/uploads.ts'

const content = await createContentApp()
const operator = await createUploader(content)
afterAll(() => content.close())

const upload = ({ file, fileName = 'course.mp3' }: HostileFile) =>
  operator.post('/upload/aiesthe-dmv', {
    title: '敵意',
    faceExpCluster: 1,
    minutesCourse: 1,
    fileName,
    dmv: typeof file === 'string' ? file : toMp3DataUrl(file),
  })

describe('POST /upload/aiesthe-dmv with hostile files', async () => {
  const files = await createHostileFiles()
  it('the corpus has at least twenty hostile files', () => {
    expect(files.length).toBeGreaterThanOrEqual(20)
  })

  for (const hostile of files) {
    it(`rejects at its field: ${hostile.name}`, async () => {
      const answer = await upload(hostile)
      expect([400, 422]).toContain(answer.statusCode)
      const { fields } = answer.json()
      expect(Object.keys(fields)).toEqual([hostile.field])
      expect(fields[hostile.field]).toMatch(/[。]$/)
    })
  }

  it('stores no sound, no file and no event for them', async () => {
    const { db } = content.database
    for (const table of ['sounds', 'media_files', 'outbox'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
    const left = await readdir(content.mediaFolder, { recursive: true })
    expect(left.filter((name) => name !== 'incoming')).toEqual([])
  })
})
