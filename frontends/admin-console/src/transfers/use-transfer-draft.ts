import { useStore } from 'react-admin'
import { emptyDraft, type TransferDraft } from './transfer-draft.ts'

/** The draft and a way to change it; it lives in react-admin's store until the transfer is done or somebody logs out. */
export function useTransferDraft() {
  const [draft, setDraft] = useStore<TransferDraft>('transfers.draft', emptyDraft)
  return { draft, setDraft, clearDraft: () => setDraft(emptyDraft) }
}

export interface StepProps {
  draft: TransferDraft
  onChange: (draft: TransferDraft) => void
}
