/**
 * The header is used in both directions with an edge (ADR 0018), between gateway and content and between edge and gateway: any value on a
 * request asks for the place of the file instead of its bytes; on the response it is the file's place below the root of the folder or of
 * the bucket's server, beginning with a slash. The gateway lets no `x-internal-` header of a client in.
 */
export const mediaLocationHeader = 'x-internal-media-place'
