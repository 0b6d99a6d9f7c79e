export type AgencyState = 'applied' | 'approved' | 'rejected'
export const agencyStates: AgencyState[] = ['applied', 'approved', 'rejected']

export interface AgencyPerson {
  id: string
  username: string
  userId: string
}

export interface Agency {
  id: string
  /** Issued with the approval (D-044). */
  code: string | null
  name: string
  state: AgencyState
  picCount: number
  customerCount: number
  createdAt: string
  /** Only in the single record. */
  pics?: AgencyPerson[]
  customers?: AgencyPerson[]
}
