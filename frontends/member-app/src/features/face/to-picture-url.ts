/** Where a picture of a face is: lists give links, a single result gives PNG as base64. */
export const toPictureUrl = (value: string): string =>
  value.startsWith('/api/') ? value : `data:image/png;base64,${value}`
