import { useRemoveFromStore, useStore } from 'react-admin'

interface AnswerDraft {
  text: string
  /** The same text sent twice is sent once; other words are another message. */
  key: string
}

const empty: AnswerDraft = { text: '', key: '' }

/** What is being written to an inquiry, on this device until it is sent or somebody logs out. */
export function useAnswerDraft(inquiryId: string) {
  const name = `inquiries.draft.${inquiryId}`
  const [draft, setDraft] = useStore<AnswerDraft>(name, empty)
  const remove = useRemoveFromStore(name)
  return {
    ...draft,
    setText: (text: string) => (text === '' ? remove() : setDraft({ text, key: crypto.randomUUID() })),
  }
}
