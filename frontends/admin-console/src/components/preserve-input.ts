/** A record that is refetched while somebody types (each response signs its links anew) must not undo what was typed. */
export const KEEP_TYPED_VALUES = { keepDirtyValues: true, keepSubmitCount: true }
