import { INTERFACE_FONT } from '@hibiki/theme/fonts'
import { waitUntilIdle } from '../wait-until-idle.ts'

const MAX_TASK_MS = 10

/**
 * Loads the bundled font after the first paint, which uses the system's font. The characters of the app's own texts come first and all at
 * once, so that the page is laid out again only once; the rules for all other characters follow when the page is idle.
 */
export async function loadFonts(): Promise<void> {
  // Without a network, or in a browser that rejects the font, the other parts and the system's font remain.
  if (document.documentElement.lang === 'ja') await loadInterfaceFont().catch(() => {})
  await waitUntilIdle()
  await import('@fontsource-variable/noto-sans-jp/index.css')
}

async function loadInterfaceFont(): Promise<void> {
  const { default: font } = await import('virtual:interface-font')
  if (font === null) return
  const response = await fetch(font.url)
  if (!response.ok) return
  const data = await response.arrayBuffer()
  let start = 0
  let taskStart = performance.now()
  const faces: FontFace[] = []
  for (const { bytes, characters } of font.faces) {
    // Decoding blocks the main thread, so each task decodes a few faces only and a slow phone still responds to touches.
    if (performance.now() - taskStart > MAX_TASK_MS) {
      await new Promise((resolve) => setTimeout(resolve))
      taskStart = performance.now()
    }
    const face = new FontFace(INTERFACE_FONT, data.slice(start, start + bytes), {
      weight: '400 700',
      unicodeRange: [...characters].map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join(),
    })
    start += bytes
    faces.push(face)
  }
  for (const face of await Promise.all(faces.map((face) => face.load()))) document.fonts.add(face)
}
