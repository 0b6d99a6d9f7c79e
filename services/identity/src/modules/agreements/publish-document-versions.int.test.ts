import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestIdentity, listOutboxEvents } from '../../testing/test-identity.ts'
import { type LegalTexts, loadLegalTexts } from './legal-texts.ts'
import { publishDocumentVersions } from './publish-document-versions.ts'

const identity = await createTestIdentity()
afterAll(() => identity.close())
beforeEach(async () => {
  const { db } = identity.database
  await db.deleteFrom('outbox').execute()
  await db.deleteFrom('published_documents').execute()
})

/** Returns the product's texts with other versions. */
const textsOf = (version: string): LegalTexts => ({
  ...loadLegalTexts(),
  getDocumentVersion: (document) => ({ version: `${document} ${version}`, hash: Buffer.alloc(32) }),
})
const now = new Date('2026-11-21T03:00:00.000Z')
const announced = async () => {
  const events = await listOutboxEvents(identity.database)
  return events.flatMap(({ subject, payload }) =>
    subject === 'identity.document-published.v1'
      ? [payload as { document: string; version: string; at: string }]
      : [],
  )
}

describe('publishDocumentVersions', () => {
  it('publishes each document’s version in force once, and nothing for the same version on the same day', async () => {
    for (let start = 0; start < 3; start++)
      await publishDocumentVersions(identity.database.db, loadLegalTexts(), now)
    const texts = loadLegalTexts()
    expect(await announced()).toEqual(
      (['terms-of-service', 'providing-data'] as const).map((document) => ({
        document,
        version: texts.getDocumentVersion(document, 'ja').version,
        at: now.toISOString(),
      })),
    )
  })

  it('publishes once when eight replicas start at the same moment', async () => {
    await publishDocumentVersions(identity.database.db, textsOf('1'), now)
    for (const version of ['2', '3'])
      await Promise.all(
        Array.from({ length: 8 }, () => publishDocumentVersions(identity.database.db, textsOf(version), now)),
      )
    expect((await announced()).map(({ version }) => version)).toEqual(
      ['1', '2', '3'].flatMap((version) => [`terms-of-service ${version}`, `providing-data ${version}`]),
    )
  })

  it('publishes the same version again after a day, with the time since which it is in force', async () => {
    const later = (ms: number) => new Date(now.getTime() + ms)
    await publishDocumentVersions(identity.database.db, textsOf('1'), now)
    await identity.database.db.deleteFrom('outbox').execute()
    await publishDocumentVersions(identity.database.db, textsOf('1'), later(24 * 3_600_000 - 1))
    expect(await announced()).toEqual([])
    for (let copy = 0; copy < 3; copy++)
      await publishDocumentVersions(identity.database.db, textsOf('1'), later(24 * 3_600_000))
    expect(await announced()).toEqual(
      ['terms-of-service', 'providing-data'].map((document) => ({
        document,
        version: `${document} 1`,
        at: now.toISOString(),
      })),
    )
  })

  it('publishes a newer version with a later time than the one before, even when the clock is behind', async () => {
    await publishDocumentVersions(identity.database.db, textsOf('1'), now)
    await publishDocumentVersions(identity.database.db, textsOf('2'), new Date(now.getTime() - 60_000))
    await publishDocumentVersions(identity.database.db, textsOf('1'), new Date(now.getTime() - 60_000))
    const moments = (await announced())
      .filter(({ document }) => document === 'providing-data')
      .map(({ at }) => Date.parse(at))
    expect(moments).toEqual([now.getTime(), now.getTime() + 1, now.getTime() + 2])
  })
})
