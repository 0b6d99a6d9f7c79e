import { describe, expect, it } from 'vitest'
import { listInterfaceCharacters, parseFontFaces } from './interface-font.ts'

describe('the font of the app’s own texts', () => {
  it('has every character of the Japanese texts, figures and prices', () => {
    const characters = listInterfaceCharacters('ja')
    for (const character of 'からだの奥まで、静かに響く。¥2,980 AI') expect(characters).toContain(character)
    expect(characters).not.toContain('\n')
  })

  it('reads each character from the part of the whole font that has it', () => {
    const css = `@font-face { src: url(./files/a.woff2) format('woff2'); unicode-range: U+3042,U+4e00-4e0f; }
      @font-face { src: url(./files/b.woff2) format('woff2'); unicode-range: U+0020-007e; }`
    const [first, second] = parseFontFaces(css)
    expect([first?.file, second?.file]).toEqual(['./files/a.woff2', './files/b.woff2'])
    expect([0x3042, 0x4e00, 0x4e0f, 0x4e10, 0x41].map((code) => first?.has(code))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
    expect(second?.has(0x41)).toBe(true)
  })
})
