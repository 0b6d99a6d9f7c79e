import type { PictureSize } from '../face-lines.rules.ts'
import type { FaceResult } from '../types.ts'

interface Props {
  reading: Pick<NonNullable<FaceResult['beforeResult']>, 'boundingBox' | 'pose'>
  /** The size at which the photo is drawn. */
  size: PictureSize
}

/** Draws the frame of a face as an oval, tilted as the head is. */
export function FaceOval({ reading: { boundingBox, pose }, size }: Props) {
  const { left, top, width, height } = boundingBox
  const [x, y] = [(left + width / 2) * size.width, (top + height / 2) * size.height]
  return (
    <ellipse
      cx={x}
      cy={y}
      rx={(width / 2) * size.width}
      ry={(height / 2) * size.height}
      transform={`rotate(${pose.roll.toFixed(1)} ${x} ${y})`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeDasharray="8 6"
    />
  )
}
