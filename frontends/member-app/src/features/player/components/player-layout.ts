/** The figure above the controls on phones, beside them on desktops. */
export const playerLayout = {
  display: 'grid',
  gap: { xs: 2, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(14rem, 20rem) minmax(0, 1fr)' },
  alignItems: 'center',
  p: { xs: 2.5, md: 5 },
  '&:focus': { outline: 'none' },
} as const
