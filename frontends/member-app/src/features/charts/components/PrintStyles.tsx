import { colours } from '@hibiki/theme'
import GlobalStyles from '@mui/material/GlobalStyles'

/** A chart on A4 paper, or as PDF by the browser: nothing but the chart, by day whatever the screen shows. */
export const PrintStyles = () => (
  <GlobalStyles
    styles={{
      '@page': { size: 'A4', margin: '16mm 14mm' },
      '@media print': {
        html: { fontSize: '10.5pt', colorScheme: 'light !important' },
        // The sizes of the screen's ground would leave empty pages.
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
