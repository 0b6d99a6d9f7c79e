import { expect, it } from 'vitest'
import { createA4Pdf, listMissingCharacters } from './create-a4-pdf.ts'

const options = { title: '施術記録', createdAt: new Date('2026-11-30T03:00:00Z') }

async function write(text: string, more: object = {}): Promise<Buffer> {
  const { pdf, finish } = createA4Pdf({ ...options, compress: false, ...more })
  pdf.font('regular').text(text).font('bold').text(text)
  return finish()
}

it('writes the same bytes for the same contents, whatever was written between', async () => {
  const first = await write('雫')
  await write('響き')
  expect((await write('雫')).equals(first)).toBe(true)
  expect((await write('雨')).equals(first)).toBe(false)
})

it('embeds the characters that are used instead of the whole fonts', async () => {
  const file = await write('雫')
  expect(file.length).toBeLessThan(100_000)
  expect(file.toString('latin1').match(/\/FontFile2/g)).toHaveLength(2)
})

it('names the language, for programs that read it aloud', async () => {
  expect((await write('雫')).toString('latin1')).toContain('/Lang (ja)')
  expect((await write('雫', { language: 'en-GB' })).toString('latin1')).toContain('/Lang (en-GB)')
})

it('lists the characters that would be empty boxes', () => {
  expect(listMissingCharacters('響き、Hibiki 2026')).toEqual([])
  expect(listMissingCharacters('证明证')).toEqual(['证'])
})
