/** Gives a name two lines before it is cut, where its place has one height for all names. */
export const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
} as const
