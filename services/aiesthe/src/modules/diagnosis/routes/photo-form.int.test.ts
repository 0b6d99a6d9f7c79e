import { MAX_INLINE_FILE_BYTES } from '@hibiki/http'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { addTestSounds, createAiestheApp, createTestMember } from '../../../testing/aiesthe-app.ts'
import { createFakeExaminer } from '../../../testing/fake-examiner.ts'

const examiner = createFakeExaminer()
const aiesthe = await createAiestheApp(examiner)
await addTestSounds(aiesthe)
afterAll(() => aiesthe.close())
beforeEach(() => examiner.usable())

function photoForm(id: string, image: Uint8Array<ArrayBuffer> | string = new TextEncoder().encode('photo')) {
  const form = new FormData()
  form.set('id', id)
  form.set('course', '2')
  form.set('image', typeof image === 'string' ? image : new Blob([image], { type: 'image/jpeg' }))
  return form
}

async function newStep() {
  const member = await createTestMember(aiesthe)
  const { facialExpressionSoundResultId: id } = (await member.get('/aiesthe/current-step')).json()
  return { member, id: String(id) }
}

describe('photos as multipart/form-data', () => {
  it('accepts both photos, and treats the same photo in JSON as the same request', async () => {
    const { member, id } = await newStep()
    const before = await member.post('/aiesthe/detect', photoForm(id))
    expect([before.statusCode, before.json().durationSeconds]).toEqual([200, 1200])
    const image = Buffer.from('photo').toString('base64')
    const again = await member.post('/aiesthe/detect', { id, course: 2, image })
    expect([again.statusCode, again.json().id]).toEqual([200, before.json().id])
    const after = await member.post('/aiesthe/detect-after', photoForm(id, new TextEncoder().encode('later')))
    expect([after.statusCode, after.json().facialExpressionSoundResultId ?? after.json().id]).toEqual([
      200,
      id,
    ])
  })

  it('accepts base64 in a field of the form', async () => {
    const { member, id } = await newStep()
    expect((await member.post('/aiesthe/detect', photoForm(id, 'cGhvdG8='))).statusCode).toBe(200)
  })

  it('rejects an empty file with 400 AIESTHE_IMAGE_EMPTY, and a missing step with 400 AIESTHE_ID_EMPTY', async () => {
    const { member, id } = await newStep()
    const code = async (form: FormData) => (await member.post('/aiesthe/detect', form)).json().code
    expect(await code(photoForm(id, new Uint8Array()))).toBe('AIESTHE_IMAGE_EMPTY')
    expect(await code(photoForm(''))).toBe('AIESTHE_ID_EMPTY')
  })

  it('rejects a file over 8 MB with 413 E4130, and one that is no photo with 422, and keeps the step', async () => {
    const { member, id } = await newStep()
    const large = await member.post(
      '/aiesthe/detect',
      photoForm(id, new Uint8Array(MAX_INLINE_FILE_BYTES + 1)),
    )
    expect([large.statusCode, large.json().code]).toEqual([413, 'E4130'])
    examiner.next = { usable: false, problem: 'format' }
    const broken = await member.post('/aiesthe/detect', photoForm(id))
    expect([broken.statusCode, broken.json().code]).toEqual([422, 'AIESTHE_PHOTO_UNREADABLE'])
    expect((await member.get('/aiesthe/current-step')).json().facialExpressionSoundResultId).toBe(id)
  })
})
