import { getPriority, setPriority } from 'node:os'

const LESS_URGENT = 5

// People who only ask go before pictures. On Linux this is the priority of a thread, elsewhere it would be the whole process's.
if (process.platform === 'linux') setPriority(getPriority() + LESS_URGENT)

/** The tasks of a photo thread, by name. */
export { cropFace } from './crop-face.ts'
export { findFaces } from './find-faces.ts'
export { preparePhoto } from './prepare-photo.ts'
