import { colours } from '@hibiki/theme'
import GlobalStyles from '@mui/material/GlobalStyles'

/** Prints nothing but the content of the page on A4 paper, in the colours of the day whatever the screen shows. */
export const PrintStyles = () => (
  <GlobalStyles
    styles={{
      '@page': { size: 'A4', margin: '16mm 14mm' },
      '@media print': {
        html: { fontSize: '10.5pt', colorScheme: 'light !important' },
        // The minimum heights of the screen would print empty pages.
        'html, body': { background: `${colours.paper} !important` },
        'body *': {
          background: 'none !important',
          minHeight: '0 !important',

          color: `${colours.sumi} !important`,
          borderColor: `${colours.hairlineStrong} !important`,
        },
        'header, aside, footer, nav, main button, main input[type="range"]': { display: 'none !important' },
        '.MuiSlider-root, details': { display: 'none !important' },
        'main, main > div': { padding: '0 !important', maxWidth: 'none !important', display: 'block' },
        'h1, h2, h3, dt': { breakAfter: 'avoid' },
        'img, figure, table, svg': { breakInside: 'avoid' },
      },
    }}
  />
)
