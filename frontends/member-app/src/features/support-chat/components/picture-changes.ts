interface WithPictures {
  pictureIds: string[]
}

/** How a draft takes pictures and lets them go, for the picker. */
export const createPictureChanges = (change: (part: (now: WithPictures) => WithPictures) => void) => ({
  onAdd: (id: string) => change(({ pictureIds }) => ({ pictureIds: [...pictureIds, id] })),
  onRemove: (id: string) =>
    change(({ pictureIds }) => ({ pictureIds: pictureIds.filter((other) => other !== id) })),
})
