interface WithPictures {
  pictureIds: string[]
}

/** Creates the picker's handlers that add pictures to a draft and remove them. */
export const createPictureHandlers = (change: (part: (now: WithPictures) => WithPictures) => void) => ({
  onAdd: (id: string) => change(({ pictureIds }) => ({ pictureIds: [...pictureIds, id] })),
  onRemove: (id: string) =>
    change(({ pictureIds }) => ({ pictureIds: pictureIds.filter((other) => other !== id) })),
})
