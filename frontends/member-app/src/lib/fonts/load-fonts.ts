import { INTERFACE_FONT } from '@hibiki/theme/fonts'
import { whenIdle } from '../when-idle.ts'

const MAX_TASK_MS = 10

/**
 * Loads the bundled font after the first picture: its words are there in the system's font until then. First the characters of the
 * app's own texts, all at once, so that the page is laid out anew once; then, when there is nothing else to do, the many rules by which
 * the browser fetches parts for others.
 */
export async function loadFonts(): Promise<void> {
  // Without a network, or where the browser takes no such font, the parts and the system's font are left.
  if (document.documentElement.lang === 'ja') await loadInterfaceFont().catch(() => {})
  await whenIdle()
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
    // A face is decoded where it is made: a few in a task, so that a slow phone answers touches in between.
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
