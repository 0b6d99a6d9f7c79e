import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { createContentApp } from '../../testing/content-app.ts'
import type { UploadCheckDeps } from './inspect-and-publish-upload.ts'
import { createUploadChecks } from './upload-checks.ts'
import { toFileProblem } from './upload-problem.ts'

const content = await createContentApp()
afterAll(() => content.close())

it('an upload whose bytes came in its request keeps its lock renewed while it waits for earlier checks', async () => {
  const { db } = content.database
  const checked = Promise.withResolvers<number>()
  const deps = {
    db,
    log: { error: () => undefined },
    inspector: {},
    // The first three checks wait here for the size of their files, and find no bytes afterwards.
    storage: { findSize: () => checked.promise },
    staging: { put: async () => undefined, discard: async () => undefined },
  } as unknown as UploadCheckDeps & { log: { error: () => void } }
  const checks = createUploadChecks(deps)
  const check = (fileName: string) => {
    const upload = {
      memberId: randomUUID(),
      details: { kind: 'sound' },
      fileName,
      bytes: 10,
      lifetimeMs: 60_000,
    }
    return checks.checkBytes(upload as Parameters<typeof checks.checkBytes>[0], Buffer.alloc(10))
  }
  const running = ['1.mp3', '2.mp3', '3.mp3', '4.mp3'].map(check)
  const soon = sql<Date>`now() + interval '5 seconds'`
  const shortened = () =>
    db
      .updateTable('uploads')
      .set({ lock_until: soon })
      .where('file_name', '=', '4.mp3')
      .returning('key')
      .execute()
  await expect.poll(shortened).toHaveLength(1)
  const held = async () => {
    const { rows } = await sql<{ held: boolean }>`
      select lock_until > now() + interval '10 seconds' as held from uploads where file_name = '4.mp3'`.execute(
      db,
    )
    return rows[0]?.held
  }
  await expect.poll(held, { timeout: 10_000 }).toBe(true)
  checked.resolve(0)
  expect(await Promise.all(running)).toEqual(running.map(() => ({ problem: toFileProblem('incomplete') })))
})
