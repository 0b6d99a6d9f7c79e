/** The frame of a picture has the aspect ratio of the camera's photos, and all overlays are as large as the frame. */
export const pictureFrameStyle = {
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
