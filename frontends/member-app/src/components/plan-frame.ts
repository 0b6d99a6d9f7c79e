/** The frame of a plan that a member uses. */
export const planFrame = {
  mb: 4,
  p: { xs: 2.5, md: 3 },
  maxWidth: '44rem',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
} as const

/** The list of what a plan opens, whose items begin with an icon. */
export const planFeatureList = {
  listStyle: 'none',
  p: 0,
  mx: 0,
  mt: 2,
  mb: 2.5,
  display: 'grid',
  columnGap: 3,
  rowGap: 1,
  '& li': { display: 'flex', alignItems: 'start', gap: 1 },
  // The icon is aligned with the first line of its text.
  '& svg': { mt: '0.15em' },
} as const
