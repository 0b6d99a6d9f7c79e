/** The themes by tag, the most telling first, each with a line drawing as paths in a square of 96. */
const themes = {
  water: ['M10 38c13-14 25-14 38 0s25 14 38 0', 'M10 58c13-14 25-14 38 0s25 14 38 0'],
  trees: ['M48 10c22 16 26 36 0 50c-26-14-22-34 0-50', 'M48 32v54'],
  warmth: ['M50 8c22 22 30 38 22 56c-8 18-40 18-48 0c-4-14 6-22 10-34c8 6 10 12 10 18c8-10 10-24 6-40'],
  bells: ['M26 66c0-30 6-46 22-46s22 16 22 46', 'M16 66h64M40 76a8 8 0 0 0 16 0M48 10v10'],
  skin: ['M48 86C20 70 14 44 48 10c34 34 28 60 0 76', 'M48 86V42'],
  sleep: ['M70 66A34 34 0 1 1 42 16a28 28 0 0 0 28 50'],
  night: ['M70 66A34 34 0 1 1 42 16a28 28 0 0 0 28 50', 'M74 18v14M67 25h14'],
  morning: ['M8 68h80M26 68a22 22 0 0 1 44 0', 'M48 24v10M16 40l8 7M80 40l-8 7'],
  breath: ['M8 36h46c14 0 14-20 0-20', 'M8 52h64c16 0 16 24 0 24', 'M8 66h36'],
  focus: ['M48 38a10 10 0 1 0 .01 20a10 10 0 1 0 -.01-20', 'M48 10v16M48 70v16M10 48h16M70 48h16'],
  refresh: ['M22 58a28 28 0 0 1 46-28', 'M70 14v18H52M74 38a28 28 0 0 1-46 28', 'M26 82V64h18'],
  relax: ['M8 48c13-10 27-10 40 0s27 10 40 0'],
} as const satisfies Record<string, readonly string[]>

/** Finds the drawing of the first theme among the tags; null when there is none. */
export function findSoundThemeDrawing(tagCodes: readonly string[]): readonly string[] | null {
  const found = Object.entries(themes).find(([tag]) => tagCodes.includes(tag))
  return found?.[1] ?? null
}
