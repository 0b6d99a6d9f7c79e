/** The height on desktops without the border. */
export const QUIET_HEADER_HEIGHT = '3.75rem'

/** A button of the header beside which another navigation leads. */
export const quietHeaderButton = {
  color: 'text.secondary',
  fontSize: '0.875rem',
  fontWeight: 400,
} as const
