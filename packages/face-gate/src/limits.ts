/**
 * The limits of a usable photo. They were measured with the 22 faces of the engine's sample photos: used as they are, darkened to a fifth,
 * overexposed, and blurred until the engine read other emotions in them.
 */
export const faceLimits = {
  /** Height of the face, as a part of the picture's height. */
  smallestHeight: 0.25,
  /** The same in pixels, at 720 × 540: at 75 and less the engine reads a third of the happiness away, or something else. */
  fewestPixels: 135,
  /** Degrees to either side: heads turned away start at 21, those that pose for the camera stay below. */
  maxYaw: 20,
  /** Degrees up or down: the engine reads 10 for a face that looks straight ahead, 21 and more for a lowered head. */
  maxPitch: 20,
  /** Degrees to either shoulder, where the engine can tell: heads in the samples lean up to 45. */
  maxRoll: 50,
  /** The dimmest room in the samples measures 21; at 13 and less the engine reads sadness or anger into most faces. */
  minBrightness: 18,
  /** Well lit faces have up to 66; beyond 85 most of the skin is plain white. */
  maxBrightness: 85,
  /** Focused faces have 23 and more, those out of focus at most 10. */
  minSharpness: 14,
} as const

/** Photos are analyzed and stored with at most this many pixels per side, which is the width of the camera's canvas. */
export const MAX_PHOTO_SIDE_PIXELS = 720
