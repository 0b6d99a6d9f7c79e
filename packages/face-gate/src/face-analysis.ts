/** A rectangle inside the picture, as fractions 0..1 of its width and height. */
export interface FaceBox {
  left: number
  top: number
  width: number
  height: number
}

/** Degrees; 0 looks straight into the camera. */
export interface FacePose {
  pitch: number
  roll: number
  yaw: number
}

/** 0..100 each, see `measureQuality`. */
export interface FaceQuality {
  brightness: number
  sharpness: number
}

/** What every engine reports about a face, reduced to what the check needs. */
export interface DetectedFace {
  box: FaceBox
  pose: FacePose
  quality: FaceQuality
  /** The face lies on its side or is upside down, so that the engine misread it. */
  misread?: true
}

/** A picture as the gate judges it: its faces, how bright all of it is (0..100), and how many pixels high. */
export interface FaceAnalysis<Face extends DetectedFace = DetectedFace> {
  faces: Face[]
  brightness: number
  height: number
}

/** Decoded pixels, row by row from the top left: three channels (RGB) or four (RGBA, as a canvas gives them), 0..255. */
export interface PixelImage {
  data: Uint8Array | Uint8ClampedArray
  width: number
  height: number
  channels: 3 | 4
}
