/** The style of a picture's frame: it has the canvas's shape, and all overlays are as large as it. */
export const frame = {
  position: 'relative',
  aspectRatio: '720 / 540',
  width: '100%',
  maxWidth: '45rem',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'night.main',
  color: 'rgba(255, 255, 255, 0.45)',
  '& > video, & > img, & > svg': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
  },
} as const
