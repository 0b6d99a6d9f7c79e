/** The provider failed on its side, and its key says so for a day: whoever asks again under it gets that failure again. */
export class KeySpent extends Error {
  constructor() {
    super('the provider gave the stored failure of this key again')
  }
}
