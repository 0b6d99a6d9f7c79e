/** For forms: a record that is read anew while somebody types (each reading signs links anew) does not undo what was typed. */
export const preserveInput = { keepDirtyValues: true, keepSubmitCount: true }
