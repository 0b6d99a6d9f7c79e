import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { validateEventPayload } from '@hibiki/event-contracts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { up as announceConsents } from '../../../../migrations/0039-announce-consents.ts'
import { CookieBrowser, createTestIdentity, listOutboxEvents } from '../../../testing/test-identity.ts'
import { loadLegalTexts } from '../legal-texts.ts'

const identity = await createTestIdentity()
afterAll(() => identity.close())
beforeEach(async () => {
  await identity.database.db.deleteFrom('outbox').execute()
})

async function loggedIn(app = identity.app) {
  const member = await identity.addMember()
  const browser = new CookieBrowser(app)
  await browser.login(member.email)
  return { member, browser }
}
const ask = async (browser: CookieBrowser, document: string) =>
  (await browser.call('GET', `/agreement/${document}`)).json()
const agree = (browser: CookieBrowser, document: string, agreement: unknown, headers = {}) =>
  browser.call('POST', `/agreement/agree-${document}?agreement=${agreement}`, { headers })

const pairs = [
  ['providing-data', 'providing-data'],
  ['term-of-service', 'terms-of-service'],
] as const

describe.each(pairs)('GET /agreement/%s and POST /agreement/agree-…', (path, document) => {
  it('return false, true after agreeing and false after withdrawing, and store and publish each decision', async () => {
    const { member, browser } = await loggedIn()
    const seen = [await ask(browser, path)]
    for (const decision of [true, false]) {
      expect((await agree(browser, path, decision, { 'accept-language': 'en' })).json()).toEqual({})
      seen.push(await ask(browser, path))
    }
    expect(seen).toEqual([false, true, false])
    const rows = await identity.database.db
      .selectFrom('consents')
      .select(['document', 'agreed', 'language', 'text_hash', 'version'])
      .where('user_id', '=', member.id)
      .orderBy('id')
      .execute()
    expect(rows.map((row) => row.agreed)).toEqual([true, false])
    const { version, hash } = loadLegalTexts().getDocumentVersion(document, 'en')
    for (const row of rows) expect(row).toMatchObject({ document, language: 'en', version, text_hash: hash })
    expect(await listOutboxEvents(identity.database)).toMatchObject([
      {
        subject: 'identity.consent-changed.v1',
        payload: { userId: member.id, document, agreed: true, version, at: identity.now().toISOString() },
      },
      { subject: 'identity.consent-changed.v1', payload: { agreed: false } },
    ])
  })

  it('do not mix up the decisions of two members', async () => {
    const [one, other] = [await loggedIn(), await loggedIn()]
    await agree(one.browser, path, true)
    expect(await ask(other.browser, path)).toBe(false)
  })

  it('reject a malformed decision with 400, and visitors with 401', async () => {
    const { browser } = await loggedIn()
    for (const bad of ['maybe', '', '2']) {
      const response = await agree(browser, path, bad)
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['agreement']])
    }
    const visitor = new CookieBrowser(identity.app)
    expect((await agree(visitor, path, true)).statusCode).toBe(401)
    expect((await visitor.call('GET', `/agreement/${path}`)).statusCode).toBe(401)
  })
})

describe('GET /agreement/consents', () => {
  it('lists both documents with the current version and the time of the decision', async () => {
    const { browser } = await loggedIn()
    const texts = loadLegalTexts()
    const version = (document: 'terms-of-service' | 'providing-data') =>
      texts.getDocumentVersion(document, 'ja').version
    await agree(browser, 'providing-data', false)
    expect((await browser.call('GET', '/agreement/consents')).json()).toEqual([
      { document: 'terms-of-service', agreed: false, version: version('terms-of-service'), decidedAt: null },
      {
        document: 'providing-data',
        agreed: false,
        version: version('providing-data'),
        decidedAt: identity.now().toISOString(),
      },
    ])
  })

  it('requires a new decision when the Japanese original has changed, not for a translation or another document', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'texts-'))
    cpSync(fileURLToPath(new URL('../../../../locales/legal/', import.meta.url)), folder, { recursive: true })
    writeFileSync(join(folder, 'ja/data_analytics_agreement.md'), '# Changed')
    for (const language of ['en', 'cn'])
      writeFileSync(join(folder, language, 'terms_of_service.md'), '# Changed')
    const changed = await identity.startReplica({ legalTexts: loadLegalTexts(pathToFileURL(`${folder}/`)) })
    const { member, browser } = await loggedIn()
    await agree(browser, 'providing-data', true)
    await agree(browser, 'term-of-service', true)
    const later = new CookieBrowser(changed)
    await later.login(member.email)
    expect([await ask(later, 'providing-data'), await ask(later, 'term-of-service')]).toEqual([false, true])
    await agree(later, 'providing-data', true)
    expect(await ask(later, 'providing-data')).toBe(true)
  })
})

describe('the migration 0039-announce-consents', () => {
  it('publishes each member’s last decision about the use of data once and unchanged', async () => {
    const [withdrawn, agreed, silent] = [await loggedIn(), await loggedIn(), await loggedIn()]
    await agree(agreed.browser, 'providing-data', true)
    await agree(withdrawn.browser, 'providing-data', true)
    await agree(withdrawn.browser, 'providing-data', false)
    await agree(silent.browser, 'term-of-service', true)
    const said = await listOutboxEvents(identity.database)
    await identity.database.db.deleteFrom('outbox').execute()
    await announceConsents(identity.database.db as never)
    const mine = [withdrawn, agreed, silent].map(({ member }) => member.id)
    const told = (await listOutboxEvents(identity.database)).filter(({ payload }) =>
      mine.includes((payload as { userId: string }).userId),
    )
    for (const { subject, payload } of told)
      expect(validateEventPayload(subject, payload)).toEqual({ ok: true })
    const decisions = told.map(({ payload }) => payload)
    expect(decisions).toHaveLength(2)
    // These are the payloads of the last events about the two members.
    expect(decisions).toEqual(expect.arrayContaining([said[0]?.payload, said[2]?.payload]))
  })
})
