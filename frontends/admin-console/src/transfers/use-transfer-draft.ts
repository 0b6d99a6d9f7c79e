import { useStore } from 'react-admin'
import { emptyDraft, type TransferDraft } from './transfer-draft.ts'

/** Stores the draft in react-admin's store until the transfer is done or the administrator logs out. */
export function useTransferDraft() {
  const [draft, setDraft] = useStore<TransferDraft>('transfers.draft', emptyDraft)
  return { draft, setDraft, clearDraft: () => setDraft(emptyDraft) }
}

export interface TransferStepProps {
  draft: TransferDraft
  onChange: (draft: TransferDraft) => void
}
