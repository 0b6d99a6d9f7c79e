import { randomUUID } from 'node:crypto'
import { injectInternalCall } from '@hibiki/http/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addTestPerson,
  createSupportApp,
  postInquiry,
  premiumFunctions,
  type SupportApp,
  type TestPerson,
} from '../../testing/support-app.ts'
import { MAX_DOCUMENT_BYTES } from './document.rules.ts'
import { toFileStorageKey } from './pictures.sql.ts'
import { removeUnusedFiles } from './remove-unused-files.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let service: SupportApp
let member: TestPerson
let stranger: TestPerson
let admin: TestPerson
beforeAll(async () => {
  service = await createSupportApp()
  member = await addTestPerson(service, { functions: premiumFunctions })
  stranger = await addTestPerson(service, { functions: premiumFunctions })
  admin = await addTestPerson(service, { roles: ['ROLE_ADMIN'] })
})
afterAll(() => service.close())

const pdf = Buffer.from('%PDF-1.7\n1 0 obj << /Title (SECRETLETTER) >> endobj\n%%EOF\n')
const sendDocument = (person: TestPerson, file: Buffer = pdf, name = '領収書.pdf') =>
  person.post('/v2/support/chat/document', { name, document: file.toString('base64') })
const uploadDocument = async (person: TestPerson): Promise<string> => (await sendDocument(person)).json().id
const uploadPicture = async (person: TestPerson): Promise<string> => {
  const image = sharp({ create: { width: 9, height: 9, channels: 3, background: '#c98a3d' } }).png()
  const body = { image: (await image.toBuffer()).toString('base64') }
  return (await person.post('/v2/support/chat/picture', body)).json().id
}
const download = (person: TestPerson, id: string) => person.get(`/v2/support/chat/document?id=${id}`)
const readStored = async (id: string) => {
  const { storage } = service.context
  const storageKey = toFileStorageKey(id)
  const size = (await storage.findSize(storageKey)) ?? 0
  const pieces: Uint8Array[] = []
  for await (const piece of storage.read({ storageKey, start: 0, end: size - 1 }))
    pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces)
}
const listMessages = async (person: TestPerson, inquiryId: string) =>
  (await person.get(`/v2/support/chat/inquiry/chats?inquiryId=${inquiryId}`)).json()
const answer = (inquiryId: string, more: object, person = admin) =>
  person.post(`/admin/inquiries/${inquiryId}/answer`, {
    text: 'ご確認ください。',
    key: randomUUID(),
    ...more,
  })

describe('documents', () => {
  it('are shown to both sides of the conversation only, as a download that no page of the origin opens', async () => {
    const id = await uploadDocument(member)
    expect((await download(admin, id)).statusCode).toBe(404)
    const inquiryId = await postInquiry(member, { documentIds: [id] })
    const [{ documents }] = await listMessages(member, inquiryId)
    expect(documents).toEqual([{ id, name: '領収書.pdf', bytes: pdf.length }])
    for (const person of [member, admin]) {
      const { statusCode, headers, rawPayload } = await download(person, id)
      expect([statusCode, rawPayload.equals(pdf)]).toEqual([200, true])
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      expect(headers['content-disposition']).toBe(
        `attachment; filename="???.pdf"; filename*=UTF-8''${encodeURIComponent('領収書.pdf')}`,
      )
    }
    expect((await download(stranger, id)).json().code).toBe('SUPPORT_DOCUMENT_NOT_FOUND')
  })

  it('are accepted as a form as well as in JSON, under a name without folders', async () => {
    const form = new FormData()
    form.append('name', '../../秘密/ 見積書 .pdf')
    form.append('document', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'a.pdf')
    const response = await service.app.inject({
      method: 'POST',
      url: '/v2/support/chat/document',
      headers: { cookie: await service.cookieFor({ userId: stranger.userId }) },
      payload: form,
    })
    expect(response.json()).toMatchObject({ name: '見積書.pdf', bytes: pdf.length })
  })

  it.each([
    ['a page of HTML', Buffer.from('<html><script>alert(1)</script></html>'), 'SUPPORT_DOCUMENT_UNREADABLE'],
    ['a PDF that was cut off', pdf.subarray(0, 20), 'SUPPORT_DOCUMENT_UNREADABLE'],
    ['nothing', Buffer.alloc(0), 'SUPPORT_DOCUMENT_UNREADABLE'],
    ['more than 8 MB', Buffer.alloc(MAX_DOCUMENT_BYTES + 1, pdf), 'SUPPORT_DOCUMENT_TOO_LARGE'],
  ])('are rejected with 422 for %s', async (_what, file, code) => {
    const response = await sendDocument(member, file)
    expect([response.statusCode, response.json().code]).toEqual([422, code])
  })

  it('are rejected with 409 E2002 without a plan, and with SUPPORT_TOO_MANY_DOCUMENTS from the seventh unsent one on', async () => {
    const free = await addTestPerson(service)
    expect((await sendDocument(free)).json().code).toBe('E2002')
    const eager = await addTestPerson(service, { functions: premiumFunctions })
    const responses = await Promise.all(Array.from({ length: 10 }, () => sendDocument(eager)))
    const codes = responses.map((response) => response.json().code ?? response.statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(6)
    expect(new Set(codes)).toEqual(new Set([200, 'SUPPORT_TOO_MANY_DOCUMENTS']))
  })

  it('are rejected when the unsent ones would have more than 32 MiB together, and accepted again once some are sent', async () => {
    const eager = await addTestPerson(service, { functions: premiumFunctions })
    const large = Buffer.alloc(MAX_DOCUMENT_BYTES, pdf)
    large.set(pdf, large.length - pdf.length)
    const responses = await Promise.all(Array.from({ length: 5 }, () => sendDocument(eager, large)))
    const codes = responses.map((response) => response.json().code ?? response.statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(4)
    expect((await sendDocument(eager)).json().code).toBe('SUPPORT_TOO_MANY_DOCUMENTS')
    const sent = responses.find(({ statusCode }) => statusCode === 200)
    await postInquiry(eager, { documentIds: [sent?.json().id] })
    expect((await sendDocument(eager)).statusCode).toBe(200)
  })

  it('are sent once, at most three together, and only by who uploaded them', async () => {
    const id = await uploadDocument(member)
    await expect(postInquiry(stranger, { documentIds: [id] })).rejects.toThrow('SUPPORT_DOCUMENT_NOT_FOUND')
    await expect(
      postInquiry(member, { documentIds: Array.from({ length: 4 }, () => randomUUID()) }),
    ).rejects.toThrow('documentIds')
    await postInquiry(member, { documentIds: [id] })
    await expect(postInquiry(member, { documentIds: [id] })).rejects.toThrow('SUPPORT_DOCUMENT_NOT_FOUND')
  })

  it('make a message with the same key another one', async () => {
    const inquiryId = await postInquiry(member)
    const [first, second] = [await uploadDocument(member), await uploadDocument(member)]
    const send = (documentIds: string[]) =>
      member.post(
        '/v2/support/chat/inquiry/chat',
        { inquiryId, text: '添付します。', documentIds },
        { 'idempotency-key': inquiryId },
      )
    expect((await send([first])).statusCode).toBe(200)
    expect((await send([first])).statusCode).toBe(200)
    expect((await send([second])).json().code).toBe('SUPPORT_KEY_REUSED')
    expect(await listMessages(member, inquiryId)).toHaveLength(2)
  })

  it('are exported with their bytes, and removed after a day if they were not sent', async () => {
    const owner = await addTestPerson(service, { functions: premiumFunctions })
    const [sent, unsent] = [await uploadDocument(owner), await uploadDocument(owner)]
    await postInquiry(owner, { documentIds: [sent] })
    service.clock.now = new Date(service.clock.now.getTime() + DAY_MS + 1)
    await removeUnusedFiles(service.context)
    await removeUnusedFiles(service.context)
    const { storage } = service.context
    expect(await storage.findSize(toFileStorageKey(unsent))).toBeNull()
    const inside = (url: string) => injectInternalCall(service.app, url)
    const copy = (await inside(`/internal/members/${owner.userId}/export`)).json()
    const [attachment] = copy.attachments
    expect(copy.documents).toMatchObject([{ id: sent, name: '領収書.pdf', document: attachment.path }])
    expect(attachment.path).toMatch(/^inquiry-documents\/[A-Za-z0-9-]+\.pdf$/)
    expect((await inside(attachment.from)).rawPayload.equals(pdf)).toBe(true)
    expect((await inside(`/internal/members/${member.userId}/documents/${sent}`)).statusCode).toBe(404)
    expect((await owner.get(attachment.from)).statusCode).not.toBe(200)
  })
})

describe('files at rest', () => {
  it('are encrypted if they are PDFs, each under its own name', async () => {
    const document = await uploadDocument(member)
    expect((await readStored(document)).includes('SECRETLETTER')).toBe(false)
    const other = await uploadDocument(member)
    await service.context.storage.put(
      toFileStorageKey(document),
      (async function* () {
        yield await readStored(other)
      })(),
    )
    expect((await download(member, document)).statusCode).toBe(500)
  })

  it('are readable by the release before if they are pictures', async () => {
    const id = await uploadPicture(member)
    const stored = await readStored(id)
    expect(stored.subarray(8, 12).toString()).toBe('WEBP')
    expect((await member.get(`/v2/support/chat/picture?id=${id}`)).rawPayload.equals(stored)).toBe(true)
  })

  it('are decrypted where the next release stored them', async () => {
    const id = await uploadPicture(member)
    const webp = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .webp()
      .toBuffer()
    const { db, sealedFiles } = service.context
    await sealedFiles.put(toFileStorageKey(id), webp)
    await db.updateTable('pictures').set({ sealed: true, bytes: webp.length }).where('id', '=', id).execute()
    expect((await member.get(`/v2/support/chat/picture?id=${id}`)).rawPayload.equals(webp)).toBe(true)
  })
})

describe('files of staff', () => {
  it('reach the member with an answer, sent once, and belong to the member then', async () => {
    const customer = await addTestPerson(service, { functions: premiumFunctions })
    const inquiryId = await postInquiry(customer)
    const [picture, document] = [await uploadPicture(admin), await uploadDocument(admin)]
    const body = { key: randomUUID(), pictureIds: [picture], documentIds: [document] }
    const answered = await answer(inquiryId, body)
    expect(answered.json().messages.at(-1)).toMatchObject({
      pictures: [{ id: picture }],
      documents: [{ id: document, name: '領収書.pdf' }],
    })
    expect((await answer(inquiryId, body)).json().messages).toHaveLength(2)
    expect((await answer(inquiryId, { ...body, documentIds: [] })).json().code).toBe('SUPPORT_KEY_REUSED')
    expect((await download(customer, document)).statusCode).toBe(200)
    expect((await customer.get(`/v2/support/chat/picture?id=${picture}`)).statusCode).toBe(200)
    expect((await download(stranger, document)).statusCode).toBe(404)
    const exportOf = async ({ userId }: TestPerson) =>
      (await injectInternalCall(service.app, `/internal/members/${userId}/export`)).json()
    expect((await exportOf(customer)).documents).toMatchObject([{ id: document }])
    expect(JSON.stringify(await exportOf(admin))).not.toContain(document)
    await service.deliver('identity.person-deleted.v1', {
      userId: customer.userId,
      at: '2026-11-21T03:00:00.000Z',
    })
    await removeUnusedFiles(service.context)
    for (const id of [picture, document])
      expect(await service.context.storage.findSize(toFileStorageKey(id))).toBeNull()
  })

  it('are rejected with 404 when somebody else uploaded them, in the app and in the console', async () => {
    const inquiryId = await postInquiry(member)
    const [picture, document] = [await uploadPicture(member), await uploadDocument(member)]
    expect((await answer(inquiryId, { documentIds: [document] })).json().code).toBe(
      'SUPPORT_DOCUMENT_NOT_FOUND',
    )
    const chat = { inquiryId, text: 'ご確認ください。', pictureIds: [picture] }
    expect((await admin.post('/v2/support/chat/inquiry/chat', chat)).json().code).toBe(
      'SUPPORT_PICTURE_NOT_FOUND',
    )
    expect(await listMessages(member, inquiryId)).toHaveLength(1)
  })
})
