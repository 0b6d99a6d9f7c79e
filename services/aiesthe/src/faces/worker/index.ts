/** The tasks of a photo thread, by name. */
export { cropFace } from './crop-face.ts'
export { findFaces } from './find-faces.ts'
export { preparePhoto } from './prepare-photo.ts'
