/** For forms: a record that is read anew while somebody types (each reading signs links anew) does not undo what was typed. */
export const KEEP_TYPED_VALUES = { keepDirtyValues: true, keepSubmitCount: true }
