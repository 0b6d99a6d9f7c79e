import { cameraPhotoSize } from './photo.ts'

/** The lines have this distance, in pixels of a photo of the camera. */
export const gridSpacing = { camera: 65, photo: 40 } as const

const listLinePositions = (limit: number, spacing: number): number[] =>
  Array.from({ length: Math.floor((limit - 1) / spacing) }, (_, line) => (line + 1) * spacing)

/** Draws thin lines over a picture, which help to hold the head straight and both photos alike. */
export function AlignmentGrid({ spacing }: { spacing: number }) {
  const lines = [
    ...listLinePositions(cameraPhotoSize.width, spacing).map((x) => `M${x} 0V${cameraPhotoSize.height}`),
    ...listLinePositions(cameraPhotoSize.height, spacing).map((y) => `M0 ${y}H${cameraPhotoSize.width}`),
  ]
  return (
    <svg
      viewBox={`0 0 ${cameraPhotoSize.width} ${cameraPhotoSize.height}`}
      preserveAspectRatio="none"
      aria-hidden
      data-spacing={spacing}
    >
      <path d={lines.join('')} fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
