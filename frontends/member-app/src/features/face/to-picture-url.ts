/** Returns the URL of a picture of a face: lists contain links, a single result contains PNG as base64. */
export const toPictureUrl = (value: string): string =>
  value.startsWith('/api/') ? value : `data:image/png;base64,${value}`
