import type { PaletteColor, PaletteColorOptions } from '@mui/material/styles'

declare module '@mui/material/styles' {
  interface Palette {
    washi: PaletteColor
    night: PaletteColor
    mist: PaletteColor
    outline: PaletteColor
  }
  interface PaletteOptions {
    washi: PaletteColorOptions
    night: PaletteColorOptions
    mist: PaletteColorOptions
    outline: PaletteColorOptions
  }
}
