import GlobalStyles from '@mui/material/GlobalStyles'

/** A chart on A4 paper, or as PDF by the browser: nothing but the chart. */
export const PrintStyles = () => (
  <GlobalStyles
    styles={{
      '@page': { size: 'A4', margin: '16mm 14mm' },
      '@media print': {
        html: { fontSize: '11pt' },
        body: { background: 'none', printColorAdjust: 'exact' },
        'header, aside, footer, nav, main button, main a[href] > svg': { display: 'none !important' },
        'main, main > div': { padding: '0 !important', maxWidth: 'none !important', display: 'block' },
        'h1, h2, h3, dt': { breakAfter: 'avoid' },
        'img, figure, table, svg': { breakInside: 'avoid' },
      },
    }}
  />
)
