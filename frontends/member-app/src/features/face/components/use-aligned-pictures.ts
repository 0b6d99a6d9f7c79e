import { type CSSProperties, type SyntheticEvent, useState } from 'react'
import { alignFaces, type Crop, type Placement, toAlignablePicture } from '../face-alignment.rules.ts'
import type { PictureSize } from '../face-lines.rules.ts'
import type { FaceResult } from '../types.ts'

interface Options {
  /** Width by height of the frame of each picture. */
  aspectRatio: number
  crop: Crop
  /** Whether the pictures are portraits, which are cut at the box of the face. */
  isCutAtBox: boolean
}

interface AlignedPicture {
  onLoad: (event: SyntheticEvent<HTMLImageElement>) => void
  /** Empty until both pictures are loaded, and where a photo has no eyes: then each is shown as it was taken. */
  style: CSSProperties
}

/** Lays the two faces of a diagnosis over each other by their eyes. Each picture must stand in a frame that is positioned and cuts it off. */
export function useAlignedPictures(
  { beforeResult, afterResult }: Pick<FaceResult, 'beforeResult' | 'afterResult'>,
  { aspectRatio, crop, isCutAtBox }: Options,
): { before: AlignedPicture; after: AlignedPicture } {
  const [sizes, setSizes] = useState<{ before?: PictureSize; after?: PictureSize }>({})
  const before = sizes.before && toAlignablePicture(beforeResult, sizes.before, { isCutAtBox })
  const after = sizes.after && toAlignablePicture(afterResult, sizes.after, { isCutAtBox })
  const placements = before && after && alignFaces([before, after], { aspectRatio, crop })
  const rememberSize =
    (moment: 'before' | 'after') =>
    ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) =>
      setSizes((known) => ({ ...known, [moment]: { width: naturalWidth, height: naturalHeight } }))
  return {
    before: { onLoad: rememberSize('before'), style: placements ? toStyle(placements[0]) : {} },
    after: { onLoad: rememberSize('after'), style: placements ? toStyle(placements[1]) : {} },
  }
}

const toStyle = ({ left, top, width, rotation }: Placement): CSSProperties => ({
  position: 'absolute',
  inset: 'auto',
  left: `${left * 100}%`,
  top: `${top * 100}%`,
  width: `${width * 100}%`,
  maxWidth: 'none',
  height: 'auto',
  aspectRatio: 'auto',
  transformOrigin: '0 0',
  transform: `rotate(${rotation}rad)`,
})
