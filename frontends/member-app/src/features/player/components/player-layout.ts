/** Puts the figure above the controls on phones, and beside them on desktops. */
export const pageLayout = {
  display: 'grid',
  columnGap: { md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(14rem, 20rem) minmax(0, 1fr)' },
  gridTemplateAreas: { xs: '"figure" "heading" "controls"', md: '"figure heading" "figure controls"' },
  gridTemplateRows: { md: '1fr auto' },
  alignItems: { xs: 'center', md: 'end' },
  rowGap: { xs: 1.5, md: 2 },
  p: { xs: 0, md: 4 },
  // On a phone the player is the page itself instead of a card on it.
  borderWidth: { xs: 0, md: 1 },
  // Buttons reach over its edge; clipped, the page would move sideways when one of them gets the focus.
  overflow: { xs: 'visible', md: 'hidden' },
  bgcolor: { xs: 'transparent', md: 'background.paper' },
} as const

/** The light of the sound's landscape falls on the page around its figure, and ends above the text. */
const landscapeLight = {
  backgroundImage:
    'radial-gradient(130% 46% at 50% 26%, color-mix(in srgb, var(--landscape-light, transparent) 30%, transparent), transparent)',
} as const

/** Fills the whole screen of a phone, above the page and below every dialog. */
export const fullScreenLayout = {
  position: 'fixed',
  inset: 0,
  zIndex: 1150,
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  borderWidth: 0,
  borderRadius: 0,
  bgcolor: 'background.default',
  ...landscapeLight,
  overflow: 'hidden auto',
  px: 2.5,
  pt: 'max(0.25rem, env(safe-area-inset-top))',
  pb: 'max(1rem, env(safe-area-inset-bottom))',
} as const

/** Puts figure and title in one row, for a place inside another page. */
export const compactLayout = {
  display: 'grid',
  columnGap: { xs: 2, md: 3 },
  rowGap: 1.5,
  gridTemplateColumns: { xs: '7rem minmax(0, 1fr)', md: '9rem minmax(0, 1fr)' },
  gridTemplateAreas: '"figure heading" "controls controls"',
  alignItems: 'center',
  p: { xs: 2, md: 3 },
} as const

export const figureLayout = {
  gridArea: 'figure',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'center',
  justifySelf: 'center',
  width: '100%',
  // Leaves room for the title, the wave and the end of the play on a phone of 640 px.
  maxWidth: { xs: 'clamp(9.5rem, 36dvh - 3rem, 20rem)', md: 'none' },
  aspectRatio: '1',
} as const

/** Puts the controls one below the other. */
export const toControlsLayout = (compact: boolean) =>
  ({ gridArea: 'controls', display: 'grid', minWidth: 0, gap: compact ? 0.5 : { xs: 1.25, md: 2 } }) as const

/** On phones of about 640 px the room is needed for the wave and for finishing the play. */
export const LOW_SCREEN_MEDIA_QUERY = '@media (max-height: 700px) and (max-width: 899px)'
