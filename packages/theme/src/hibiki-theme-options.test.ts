import { getContrastRatio } from '@mui/material/styles'
import { describe, expect, it } from 'vitest'
import { createHibikiTheme } from './create-hibiki-theme.ts'
import { expressionColours } from './expression-colours.ts'

/** Success is for marks and borders: its green is given (ui.md), and no text has 4.5:1 on it by day. */
const filled = ['primary', 'warning', 'error', 'secondary'] as const

describe.each(['day', 'night'] as const)(
  'text in the style %s has a contrast of at least 4.5:1',
  (appearance) => {
    const theme = createHibikiTheme(appearance)
    const { palette, components } = theme

    it.each(filled)('on a button of colour %s', (colour) => {
      const { main, contrastText } = palette[colour]
      expect(getContrastRatio(contrastText, main)).toBeGreaterThanOrEqual(4.5)
    })

    it.each(filled)('on a button of colour %s under the pointer', (color) => {
      const contained = components?.MuiButton?.styleOverrides?.contained as (props: object) => {
        '&:hover': { backgroundColor: string }
      }
      const { backgroundColor } = contained({ ownerState: { color }, theme })['&:hover']
      expect(backgroundColor).not.toBe(palette[color].main)
      expect(getContrastRatio(palette[color].contrastText, backgroundColor)).toBeGreaterThanOrEqual(4.5)
    })

    it.each(['default', 'paper'] as const)('on the background %s in all text colours', (ground) => {
      const texts = [
        ...[palette.text.primary, palette.text.secondary, palette.primary.main],
        ...[palette.secondary.dark, palette.success.dark, palette.warning.main, palette.error.main],
      ]
      for (const text of texts)
        expect(getContrastRatio(text, palette.background[ground]), text).toBeGreaterThanOrEqual(4.5)
    })
  },
)

describe.each(['day', 'night'] as const)('the colours of the expressions in the style %s', (appearance) => {
  const { palette } = createHibikiTheme(appearance)

  it('have a contrast of at least 3:1 on every ground on which bars stand', () => {
    for (const ground of [palette.background.default, palette.background.paper, palette.washi.dark])
      for (const colour of Object.values(expressionColours[appearance]))
        expect(getContrastRatio(colour, ground), `${colour} on ${ground}`).toBeGreaterThanOrEqual(3)
  })

  it('are four different ones', () => {
    expect(new Set(Object.values(expressionColours[appearance])).size).toBe(4)
  })
})
