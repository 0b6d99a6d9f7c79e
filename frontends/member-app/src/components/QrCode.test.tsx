import { colours, createHibikiTheme } from '@hibiki/theme'
import { setStyleInsertion } from '@hibiki/theme/testing'
import { ThemeProvider } from '@mui/material/styles'
import { render, screen } from '@testing-library/react'
import { encode } from 'uqr'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { QrCode } from './QrCode.tsx'

// The colours are its styles.
beforeAll(() => setStyleInsertion(true))
afterAll(() => setStyleInsertion(false))

const text = 'https://hibiki.example/easy-login/abc'

it.each(['day', 'night'] as const)(
  'draws a dark code on a light ground in the %s appearance',
  (appearance) => {
    render(
      <ThemeProvider theme={createHibikiTheme(appearance)}>
        <QrCode text={text} label="QR" />
      </ThemeProvider>,
    )
    const code = screen.getByRole('img', { name: 'QR' })
    expect(getComputedStyle(code).backgroundColor).toBe('rgb(255, 255, 255)')
    expect(code.querySelector('path')?.getAttribute('fill')).toBe(colours.sumi)
  },
)

it('leaves a quiet zone of four modules on each side', () => {
  render(<QrCode text={text} label="QR" />)
  const { size } = encode(text, { border: 0 })
  const code = screen.getByRole('img', { name: 'QR' })
  expect(code.getAttribute('viewBox')).toBe(`0 0 ${size + 8} ${size + 8}`)
  // The first dark module is the corner of a finder pattern.
  expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1/)
})
