import { createRequire } from 'node:module'
import { openSync } from 'fontkit'
import PDFDocument from 'pdfkit'

const require = createRequire(import.meta.url)
const fontFiles = {
  regular: require.resolve('@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf'),
}
type FontName = keyof typeof fontFiles

const openFonts = new Map<FontName, Buffer>()

/** Opens a font once per process: reading it takes longer than writing a document. */
function getFont(name: FontName): Buffer {
  // The library takes an open font, too, which its types do not say.
  const font = openFonts.get(name) ?? (openSync(fontFiles[name]) as unknown as Buffer)
  openFonts.set(name, font)
  return font
}

/** Lists the characters of a text that the fonts lack: a document would show empty boxes in their place. */
export function listMissingCharacters(text: string): string[] {
  const font = getFont('regular') as unknown as { hasGlyphForCodePoint(codePoint: number): boolean }
  return [...new Set(text)].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
}

/** The margins of a page in points. */
export const A4_MARGIN = 56
/** The width of what is written, in points. */
export const A4_WIDTH = 595.28 - 2 * A4_MARGIN
/** Where what is written ends, in points from the upper edge. */
export const A4_BOTTOM = 841.89 - A4_MARGIN

export const pdfColours = { text: '#1b1e23', grey: '#5b6068', line: '#c9ccd1' }

interface A4Options {
  title: string
  /** The document's own moment; the library would write that of rendering. */
  createdAt: Date
  /** False for tests, which read the text. */
  compress?: boolean
  /** Zero for a document that begins its pages by itself. */
  bottomMargin?: number
  /** BCP 47, for programs that read the document aloud. */
  language?: string
  /** Whether pages are written only at the end, so that each can say how many there are. */
  bufferPages?: boolean
}

/** Begins a document with the fonts `regular` and `bold`; `finish` ends it and returns the file. */
export function createA4Pdf({
  title,
  createdAt,
  compress = true,
  bottomMargin = A4_MARGIN,
  language = 'ja',
  bufferPages = false,
}: A4Options): { pdf: PDFKit.PDFDocument; finish(): Promise<Buffer> } {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: A4_MARGIN, left: A4_MARGIN, right: A4_MARGIN, bottom: bottomMargin },
    compress,
    lang: language,
    bufferPages,
    info: { Title: title, CreationDate: createdAt },
  })
  const chunks: Buffer[] = []
  const written = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  for (const name of ['regular', 'bold'] as const) pdf.registerFont(name, getFont(name))
  return {
    pdf,
    finish() {
      pdf.end()
      return written
    },
  }
}
