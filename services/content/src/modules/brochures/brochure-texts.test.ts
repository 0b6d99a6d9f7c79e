import { readdir, readFile } from 'node:fs/promises'
import { completeLanguages } from '@hibiki/languages'
import { describe, expect, it } from 'vitest'

const folder = new URL('../../../intro-papers/', import.meta.url)
const readJson = async (path: string) => JSON.parse(await readFile(new URL(path, folder), 'utf8'))

/** These words would promise an effect on health. The notes, which deny such effects, may contain them. */
const claims =
  /治|癒|疗|療|效果|效能|効[くき果能]|改善|解消|回復|若返|病気|症状|痛み|免疫|cure|heal|treat|remed|relieve|disease|symptom|pain|younger|immune/i

describe('brochures', () => {
  it('the texts agree with the manifest in version, title and number of pages', async () => {
    const manifest = await readJson('papers.json')
    const ids = (await readdir(new URL('texts/', folder))).map((file) => file.replace('.json', ''))
    expect(manifest.map(({ id }: { id: string }) => id).sort()).toEqual(ids.sort())
    for (const entry of manifest) {
      const text = await readJson(`texts/${entry.id}.json`)
      expect(entry).toMatchObject({ version: text.version, publishedAt: text.publishedAt })
      for (const language of completeLanguages) {
        expect(entry.title[language]).toBe(text[language].title)
        expect(entry.pages[language]).toBe(text[language].pages.length + 1)
        expect(text[language].pages.length).toBe(text.ja.pages.length)
      }
    }
  })

  it('the texts contain no medical claim', async () => {
    for (const { id } of await readJson('papers.json')) {
      const text = await readJson(`texts/${id}.json`)
      for (const language of completeLanguages)
        for (const page of text[language].pages)
          expect([page.title, ...page.text].join(' ')).not.toMatch(claims)
    }
  })
})
