import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type Language, type LocalText, textIn } from '@hibiki/http'

/** The papers' folder: the manifest, what the papers are made from, and the PDFs. */
const folder = new URL('../../../intro-papers/', import.meta.url)

/** One paper in one language, whole in memory: papers are small and few. */
export interface IntroPaper {
  id: string
  language: Language
  title: string
  pages: number
  /** Goes up with every change a reader should notice; part of the address. */
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

/** Reads the manifest and every PDF once, at the first question. */
export function createIntroPapers(): () => Promise<IntroPaper[]> {
  let papers: Promise<IntroPaper[]> | undefined
  return () => {
    papers ??= readPapers()
    return papers
  }
}

async function readPapers(): Promise<IntroPaper[]> {
  const manifest = JSON.parse(await readFile(new URL('papers.json', folder), 'utf8')) as ManifestEntry[]
  return Promise.all(
    manifest.flatMap((entry) => languagesOf(entry).map((language) => readPaper(entry, language))),
  )
}

/** Those the manifest has a title in. */
const languagesOf = ({ title }: ManifestEntry) => Object.keys(title) as Language[]

async function readPaper(entry: ManifestEntry, language: Language): Promise<IntroPaper> {
  const pdf = await readFile(new URL(`pdf/${entry.id}.${language}.pdf`, folder))
  return {
    id: entry.id,
    language,
    title: textIn(entry.title, language),
    pages: textIn(entry.pages, language),
    version: entry.version,
    pdf,
    etag: `"${createHash('sha256').update(pdf).digest('hex')}"`,
    modifiedAt: new Date(entry.publishedAt),
  }
}
