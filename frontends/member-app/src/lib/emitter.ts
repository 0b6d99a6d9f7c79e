/** Creates an emitter for one kind of message; `emit` calls the listeners that are subscribed at that moment. */
export function createEmitter<Message>() {
  const listeners = new Set<(message: Message) => void>()
  return {
    emit(message: Message): void {
      for (const listener of [...listeners]) listener(message)
    },
    /** Returns the function that ends the subscription. */
    subscribe(listener: (message: Message) => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
