import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type Language, type LocalText, selectLanguageText } from '@hibiki/http'

/** The folder of the brochures contains the manifest, the source texts, and the PDFs. */
const folder = new URL('../../../intro-papers/', import.meta.url)

/** One brochure in one language, held in memory because brochures are small and few. */
export interface Brochure {
  id: string
  language: Language
  title: string
  pages: number
  /** The version is part of the address and increases with every change that readers should notice. */
  version: number
  pdf: Buffer
  etag: string
  modifiedAt: Date
}

interface ManifestEntry {
  id: string
  version: number
  publishedAt: string
  title: LocalText
  pages: LocalText<number>
}

/** Reads the manifest and every PDF once, on the first request. */
export function createBrochureReader(): () => Promise<Brochure[]> {
  let brochures: Promise<Brochure[]> | undefined
  return () => {
    brochures ??= readBrochures()
    return brochures
  }
}

async function readBrochures(): Promise<Brochure[]> {
  const manifest = JSON.parse(await readFile(new URL('papers.json', folder), 'utf8')) as ManifestEntry[]
  return Promise.all(
    manifest.flatMap((entry) => languagesOf(entry).map((language) => readBrochure(entry, language))),
  )
}

/** Returns the languages in which the manifest has a title. */
const languagesOf = ({ title }: ManifestEntry) => Object.keys(title) as Language[]

async function readBrochure(entry: ManifestEntry, language: Language): Promise<Brochure> {
  const pdf = await readFile(new URL(`pdf/${entry.id}.${language}.pdf`, folder))
  return {
    id: entry.id,
    language,
    title: selectLanguageText(entry.title, language),
    pages: selectLanguageText(entry.pages, language),
    version: entry.version,
    pdf,
    etag: `"${createHash('sha256').update(pdf).digest('hex')}"`,
    modifiedAt: new Date(entry.publishedAt),
  }
}
