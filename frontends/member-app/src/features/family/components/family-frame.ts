/** The frame of a plan of a family, like that of a plan of the member's own. */
export const familyFrame = {
  mb: 4,
  p: { xs: 2.5, md: 3 },
  maxWidth: '44rem',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
} as const
