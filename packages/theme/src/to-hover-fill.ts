import { darken, getContrastRatio, lighten } from '@mui/material/styles'

/** Returns the ground of a filled button under the pointer: a little further from its text, which Material's own darker ground is not. */
export function toHoverFill({ main, contrastText }: { main: string; contrastText: string }): string {
  const [darker, lighter] = [darken(main, 0.12), lighten(main, 0.12)]
  return getContrastRatio(contrastText, darker) > getContrastRatio(contrastText, lighter) ? darker : lighter
}
